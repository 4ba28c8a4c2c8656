import type { Article } from "../article-text.ts";

/** What the law gives who buys from a dealer. Spain: RDL 1/2007. Portugal: DL 84/2021. */
export const warranty = {
  slugs: { es: "blog/garantia-coche-segunda-mano", pt: "blog/garantia-carro-usado" },
  date: "2026-09-24",
  picture: { body: "suv", paint: "brown", view: "side", backdrop: "forecourt" },
  texts: {
    es: {
      title: "Garantía de un coche de segunda mano: qué cubre y cómo se reclama",
      summary:
        "Tres años de garantía legal, un mínimo de uno si se pacta, y qué pedir cuando aparece un fallo: reparación, rebaja o devolución, paso a paso.",
      alt: "SUV marrón visto de lado en la explanada de un concesionario",
      checks: [
        ["Ley general de consumidores, RDL 1/2007", "https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555"],
      ],
      body: `
        Cuando compras a un profesional, la ley te da una garantía que nadie puede quitarte con una frase en el contrato. Conviene saber qué cubre antes de comprar, porque cambia lo que vale un mismo coche según quién lo venda.
        ## Cuánto dura
        La ley general de consumidores (Real Decreto Legislativo 1/2007) fija **tres años** desde la entrega. En bienes de segunda mano, vendedor y comprador pueden pactar menos, pero **nunca menos de un año**, y el pacto tiene que constar. En Volante no lo reducimos: todos los vehículos tienen los tres años.
        = Según a quién compras
        | Vendedor | Qué te protege | Plazo |
        | Concesionario o empresa | Garantía legal de conformidad | 3 años; mínimo 1 si se pacta |
        | Particular | Saneamiento por vicios ocultos, Código Civil | 6 meses desde la entrega |
        | Cualquiera, garantía comercial | Lo que diga el documento, además de lo anterior | El que diga |
        La garantía comercial o la ampliación que se paga aparte **se suma** a la legal: no la sustituye ni la acorta.
        ## Qué es una falta de conformidad
        El coche debe coincidir con lo anunciado y con lo firmado, servir para lo que sirve un coche de su edad y kilómetros, y tener la calidad que cabe esperar. No hace falta que el fallo sea grave. Son ejemplos claros:
        - una caja de cambios que falla a los tres meses;
        - un equipamiento que figuraba en el anuncio y no está;
        - kilómetros distintos de los declarados;
        - un accidente importante que se ocultó.
        No entra el **desgaste normal**: pastillas, neumáticos, escobillas, batería de arranque con años o un embrague que ha cumplido su vida. Tampoco lo que te dijeron por escrito antes de comprar y aceptaste.
        ## Quién tiene que probarlo
        Si el fallo aparece en los **dos primeros años**, se presume que ya estaba el día de la entrega, salvo que eso no encaje con la naturaleza del bien o del defecto. Es decir: no tienes que demostrar tú que venía de antes; es el vendedor quien ha de demostrar que no. Después, la prueba te toca a ti, y un informe de un taller independiente vale mucho.
        ## Qué puedes pedir, y en qué orden
        1. **Reparación o sustitución**, a tu elección, salvo que una sea imposible o desproporcionada. En un coche usado lo normal es reparar. Gratis: piezas, mano de obra y grúa.
        2. En un **plazo razonable** y sin grandes molestias. Mientras se repara, el plazo de la garantía se detiene.
        3. Si no se repara, se repara mal o el fallo es grave, **rebaja del precio** o **resolución del contrato**, con devolución de lo pagado. La resolución no cabe si el fallo es de escasa importancia.
        ## Cómo reclamar sin perder el tiempo
        - No lleves el coche a otro taller antes de avisar. Podrías perder la prueba.
        - Escribe: un correo con la fecha, los kilómetros, qué falla y qué pides. Adjunta fotografías o el código de avería.
        - Conserva el anuncio, el contrato y las facturas de mantenimiento. La garantía exige un uso normal, no que hagas las revisiones en una casa concreta.
        - Si en unos días no hay respuesta, pide la **hoja de reclamaciones** y acude a la oficina de consumo de tu ayuntamiento o comunidad. El arbitraje de consumo es gratis si el vendedor está adherido.
        - La acción judicial prescribe a los cinco años desde que aparece la falta de conformidad.
        ## Cuando compras a un particular
        El coche puede ser más barato, y lo es por algo. Tienes seis meses para reclamar por vicios ocultos: defectos graves, anteriores a la venta y que no se veían. La prueba te toca entera, y casi siempre exige perito. Descuenta eso del precio cuando compares.
        ## Antes de firmar
        Lee qué plazo de garantía figura en el contrato, quién responde (el que vende, no la aseguradora de una garantía comercial) y qué defectos te declaran. Con [una buena revisión]({article:inspection}) y el [historial comprobado]({article:mileage}) hay poco que reclamar. Y si compras a distancia, tienes además [14 días para desistir]({article:distance}). Las condiciones exactas de nuestras reservas están en [condiciones de reserva]({path:reservationTerms}).
      `,
    },
    pt: {
      title: "Garantia de um carro usado: o que cobre e como se reclama",
      summary:
        "Três anos de garantia legal, 18 meses no mínimo se houver acordo, e o que pedir quando surge uma avaria num carro comprado a um profissional.",
      alt: "SUV castanho visto de lado no parque de um concessionário",
      checks: [
        ["Portal do Consumidor", "https://www.consumidor.gov.pt/"],
        ["Livro de Reclamações", "https://www.livroreclamacoes.pt/"],
      ],
      body: `
        Quando compra a um profissional, a lei dá-lhe uma garantia que nenhuma frase do contrato pode retirar. Vale a pena conhecê-la antes de comprar, porque muda o valor de um mesmo carro conforme quem o vende.
        ## Quanto dura
        O Decreto-Lei n.º 84/2021 fixa **três anos** desde a entrega para bens móveis. Nos usados, vendedor e comprador podem acordar um prazo menor, mas **nunca inferior a 18 meses**, e o acordo tem de ser claro. Na Volante não o reduzimos: todos os veículos têm os três anos.
        = Conforme a quem compra
        | Vendedor | O que o protege | Prazo |
        | Stand, concessionário ou empresa | Garantia legal de conformidade | 3 anos; mínimo de 18 meses por acordo |
        | Particular | Venda de coisa defeituosa, Código Civil | 6 meses desde a entrega, com denúncia em 30 dias |
        | Qualquer um, garantia comercial | O que o documento disser, além do anterior | O que estiver escrito |
        Uma garantia comercial ou um contrato de extensão pago à parte **soma-se** à garantia legal: não a substitui nem a encurta.
        ## O que é uma falta de conformidade
        O carro tem de corresponder ao anúncio e ao contrato, servir para o que serve um carro da sua idade e quilometragem e ter a qualidade que se pode esperar. A avaria não precisa de ser grave. São exemplos claros:
        - uma caixa de velocidades que falha ao fim de três meses;
        - equipamento que constava do anúncio e não existe;
        - quilómetros diferentes dos declarados;
        - um acidente importante que foi escondido.
        Fica de fora o **desgaste normal**: pastilhas, pneus, escovas, uma bateria de arranque com anos ou uma embraiagem no fim da vida. E também aquilo que lhe disseram por escrito antes da compra e que aceitou.
        ## Quem tem de provar
        Se o defeito surgir nos **dois primeiros anos**, presume-se em regra que já existia na entrega: não é o comprador que tem de provar que vinha de trás, é o vendedor que tem de provar o contrário. Quando foi acordado um prazo de garantia mais curto para um usado, este período também pode ser menor: veja o contrato. Depois disso, a prova cabe-lhe a si, e um relatório de uma oficina independente vale muito.
        ## O que pode pedir
        1. **Reparação ou substituição**, à sua escolha, salvo se uma for impossível ou desproporcionada. Num usado, o normal é reparar. Sem custos: peças, mão de obra e transporte.
        2. Num **prazo razoável**, que a lei aponta em regra para 30 dias. Durante a reparação, o prazo da garantia suspende-se, e o que foi reparado ganha seis meses adicionais.
        3. Se não for reparado, se voltar a falhar ou se o defeito for grave, **redução do preço** ou **resolução do contrato**, com devolução do que pagou.
        4. Se a falta de conformidade se manifestar nos **primeiros 30 dias**, pode pedir logo a substituição ou a resolução. É o chamado direito de rejeição.
        ## Como reclamar sem perder tempo
        - Não leve o carro a outra oficina antes de avisar. Pode perder a prova.
        - Escreva: uma mensagem com a data, os quilómetros, o que falha e o que pede. Junte fotografias ou o código de erro.
        - Guarde o anúncio, o contrato e as faturas de manutenção. A garantia exige um uso normal, não que faça as revisões numa casa determinada.
        - Se não responderem, use o **Livro de Reclamações**, em papel ou online. O vendedor tem 15 dias úteis para responder.
        - O Centro de Arbitragem do Sector Automóvel (CASA) e os centros de arbitragem de consumo resolvem sem tribunal. Em litígios até 5000 euros, o profissional é obrigado a aceitar a arbitragem se o consumidor a escolher.
        ## Quando compra a um particular
        O carro pode ser mais barato, e por alguma razão. Tem de denunciar o defeito em 30 dias depois de o descobrir e dentro de seis meses após a entrega, e a prova é toda sua. Desconte isso quando comparar preços.
        ## Antes de assinar
        Leia que prazo de garantia está no contrato, quem responde (quem vende, não a seguradora de uma garantia comercial) e que defeitos lhe declaram. Com [uma boa vistoria]({article:inspection}) e o [histórico confirmado]({article:mileage}) haverá pouco para reclamar. Se comprar à distância, tem ainda [14 dias para desistir]({article:distance}). As regras das nossas reservas estão nas [condições de reserva]({path:reservationTerms}).
      `,
    },
  },
} as const satisfies Article;
