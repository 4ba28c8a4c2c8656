import type { Article } from "../article-text.ts";

/** Buying without having seen: what can go wrong, and the fourteen days. Spain: RDL 1/2007. Portugal: DL 24/2014. */
export const distance = {
  slugs: { es: "blog/comprar-coche-a-distancia-14-dias", pt: "blog/comprar-carro-a-distancia-14-dias" },
  date: "2026-08-06",
  picture: { body: "van", paint: "white", view: "side", backdrop: "pavement" },
  texts: {
    es: {
      title: "Comprar un coche a distancia: cómo hacerlo bien y qué son los 14 días",
      summary:
        "Qué pedir antes de pagar un coche que no has visto, cuándo tienes 14 días para desistir, cómo se cuentan y quién paga la vuelta.",
      alt: "Furgoneta blanca vista de lado sobre el pavimento",
      checks: [
        ["Ley general de consumidores, RDL 1/2007", "https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555"],
        [
          "Ley 16/2011, de contratos de crédito al consumo",
          "https://www.boe.es/buscar/act.php?id=BOE-A-2011-10970",
        ],
      ],
      body: `
        El coche que quieres puede estar a 600 kilómetros. Comprarlo sin ir a verlo es razonable si pides lo que verías en persona y sabes qué te protege si no es como esperabas.
        ## Qué es comprar a distancia
        Es cerrar el contrato **sin que vendedor y comprador coincidan**: por la web, por teléfono o por correo, con un vendedor que vende así de forma habitual. Si reservas online pero vas al concesionario, ves el coche y firmas allí, la compra es presencial y no hay desistimiento legal. La diferencia está en dónde y cómo se firma, no en dónde viste el anuncio.
        ## Lo que hay que pedir antes
        - **Un vídeo en una sola toma**, con el motor arrancando en frío, el cuadro encendido, los neumáticos y los bajos. Los cortes esconden cosas.
        - **Fotografías de los defectos**, no solo de lo bonito. Un vendedor serio las tiene.
        - **El bastidor y la matrícula**, para pedir el informe de la DGT. Te contamos cómo en [kilómetros e historial]({article:mileage}).
        - **La última ITV** y las facturas de mantenimiento.
        - **Precio final por escrito**: gestoría, cambio de titularidad, transporte y garantía. Con la fecha de entrega.
        - **Los datos del vendedor**: razón social, NIF, domicilio y teléfono. Sin ellos, no pagues.
        ## Los 14 días, uno por uno
        La ley de consumidores te da **14 días naturales** para desistir sin dar motivos.
        = Cómo funciona el desistimiento
        | Pregunta | Respuesta |
        | ¿Desde cuándo cuentan? | Desde que recibes el coche, tú o quien tú digas |
        | ¿Y si acaba en festivo? | Son días naturales; manda el aviso antes de que termine el día 14 |
        | ¿Cómo se comunica? | Por escrito, con una declaración clara. El vendedor debe facilitarte un formulario |
        | ¿Cuándo devuelvo el coche? | En 14 días desde que avisas |
        | ¿Cuándo me devuelven el dinero? | En 14 días desde el aviso; pueden esperar a tener el coche |
        | ¿Qué incluye? | Precio y gastos de envío normales de la entrega |
        | ¿Quién paga la vuelta? | Tú, salvo que el vendedor la asuma o no te haya avisado de que era tuya |
        Si el vendedor **no te informó** de este derecho, el plazo se alarga doce meses. Y un contrato que te quite el desistimiento no vale en ese punto.
        ## Probar sí, usar no
        Puedes hacer con el coche lo que harías en un concesionario: arrancarlo, conducirlo un rato, mirarlo a fondo. Si lo usas más, por ejemplo para irte de vacaciones, respondes de lo que pierda de valor. Apunta los kilómetros a la entrega, haz fotografías y no coloques accesorios hasta que estés seguro.
        Si hubo cambio de titularidad, la devolución exige otro. Acuerda por escrito quién lo tramita y quién paga las tasas. Si financiaste la compra con un crédito vinculado, al desistir de la compra **el crédito también queda sin efecto**, sin penalización.
        ## El día de la entrega
        1. Revísalo antes de firmar el albarán, de día y sin prisa. Usa [nuestra lista de revisión]({article:inspection}).
        2. Anota cualquier diferencia con lo anunciado en el propio albarán, y haz una fotografía.
        3. Comprueba que te dan permiso de circulación, ficha técnica, dos llaves y contrato.
        4. Ten el seguro en vigor desde esa misma hora.
        ## Señales para echarse atrás
        - El precio está muy por debajo del mercado y hay prisa.
        - Piden una transferencia a una cuenta de otra persona o de otro país.
        - No hay teléfono fijo, ni dirección comprobable, ni factura.
        - El coche «está en el extranjero y lo envía una empresa de transporte» que solo acepta pago por adelantado.
        ## Cómo lo hacemos en Volante
        La reserva cuesta {deposit}, se descuenta del precio y se devuelve entera si cancelas en 14 días. Es un plazo nuestro y distinto del legal: empieza al reservar. Si además compras a distancia, tienes los 14 días de la ley desde que recibes el coche. Y siempre, la [garantía legal]({article:warranty}). Los pasos están en [cómo comprar]({path:buying}) y las dudas más comunes, en [preguntas sobre la reserva]({path:reservationFaq}).
      `,
    },
    pt: {
      title: "Comprar um carro à distância: como fazer bem e o que são os 14 dias",
      summary:
        "O que pedir antes de pagar um carro que não viu, quando tem 14 dias de livre resolução, como se contam e quem paga o transporte de volta.",
      alt: "Furgoneta branca vista de lado sobre o pavimento",
      checks: [["Portal do Consumidor", "https://www.consumidor.gov.pt/"]],
      body: `
        O carro que procura pode estar no outro extremo do país. Comprá-lo sem o ir ver é razoável se pedir o que veria em pessoa e souber o que o protege se não for o que esperava.
        ## O que é comprar à distância
        É celebrar o contrato **sem a presença física das duas partes**: pelo site, por telefone ou por correio eletrónico, com um vendedor que tem esse sistema organizado. Se reservar online mas for ao concessionário, vir o carro e assinar lá, a compra é presencial e não há livre resolução legal. A diferença está em onde e como se assina, não em onde viu o anúncio.
        ## O que pedir antes
        - **Um vídeo numa só tomada**, com o motor a arrancar a frio, o painel ligado, os pneus e a parte de baixo. Os cortes escondem coisas.
        - **Fotografias dos defeitos**, não só do que é bonito. Um vendedor sério tem-nas.
        - **A matrícula e o número de quadro**, para consultar o registo. Explicamos em [quilómetros e histórico]({article:mileage}).
        - **A ficha da última inspeção** e as faturas de manutenção.
        - **O preço final por escrito**: registo, transporte, garantia e data de entrega.
        - **Os dados do vendedor**: firma, NIPC, sede e telefone. Sem eles, não pague.
        ## Os 14 dias, um a um
        O Decreto-Lei n.º 24/2014 dá-lhe **14 dias de calendário** para resolver o contrato sem indicar motivo.
        = Como funciona a livre resolução
        | Pergunta | Resposta |
        | Desde quando contam? | Desde que recebe o carro, ou quem indicar por si |
        | Como se comunica? | Por escrito, com uma declaração clara. O vendedor tem de lhe dar um formulário |
        | Quando devolvo o carro? | Em 14 dias depois de comunicar |
        | Quando me devolvem o dinheiro? | Em 14 dias; o vendedor pode esperar até ter o carro de volta |
        | E se não devolver a tempo? | A lei manda restituir em dobro, além de eventual indemnização |
        | O que inclui? | O preço e os custos normais da entrega |
        | Quem paga o regresso? | Em regra o comprador, salvo se o vendedor assumir ou não o tiver avisado |
        Se o vendedor **não o informou** deste direito, o prazo aumenta doze meses. E uma cláusula que lho retire não tem efeito.
        ## Experimentar sim, usar não
        Pode fazer com o carro o que faria num stand: pô-lo a trabalhar, conduzir um pouco, vê-lo a fundo. Se o usar mais do que isso, por exemplo para ir de férias, responde pela desvalorização. Anote os quilómetros na entrega, tire fotografias e não monte acessórios enquanto não tiver a certeza.
        Se a propriedade já foi registada em seu nome, a devolução exige novo registo. Combine por escrito quem trata e quem paga. Se houve um crédito ligado à compra, **a resolução da compra arrasta a do crédito**, sem penalização.
        ## No dia da entrega
        1. Veja o carro antes de assinar a guia, de dia e com calma. Use a [nossa lista]({article:inspection}).
        2. Escreva na própria guia qualquer diferença em relação ao anunciado, e fotografe.
        3. Confirme que recebe o documento do carro, duas chaves, o contrato e a fatura.
        4. Tenha o seguro em vigor a partir dessa hora: sem seguro o carro não pode circular nem ficar na via pública.
        ## Sinais para desistir
        - O preço está muito abaixo do mercado e há pressa.
        - Pedem uma transferência para a conta de outra pessoa ou de outro país.
        - Não há morada que se confirme nem fatura.
        - O carro «está no estrangeiro e segue por uma transportadora» que só aceita pagamento adiantado.
        Se já pagou e desconfia, fale com o banco no mesmo dia e apresente queixa na polícia. Quanto mais cedo, maior a hipótese de travar a transferência.
        ## Como fazemos na Volante
        A reserva custa {deposit}, desconta-se no preço e é devolvida por inteiro se cancelar em 14 dias. É um prazo nosso e diferente do legal: começa com a reserva. Se além disso comprar à distância, tem os 14 dias da lei desde que recebe o carro. E, sempre, a [garantia legal]({article:warranty}). Os passos estão em [como comprar]({path:buying}) e as dúvidas mais comuns em [perguntas sobre a reserva]({path:reservationFaq}).
      `,
    },
  },
} as const satisfies Article;
