import type { Article } from "../article-text.ts";

/** Handing over the old car: what it is worth, and the papers that free its owner. */
export const tradeIn = {
  slugs: { es: "blog/entregar-tu-coche-usado", pt: "blog/entregar-o-seu-carro-usado" },
  date: "2026-08-27",
  picture: { body: "mpv", paint: "silver", view: "rear", backdrop: "hall" },
  texts: {
    es: {
      title: "Entregar tu coche: cuánto vale y qué papeles cierran la venta",
      summary:
        "Entregarlo, venderlo por tu cuenta o darlo de baja: qué pagan en cada caso, qué sube una tasación y qué trámite te libra de multas ajenas.",
      alt: "Monovolumen plateado visto desde atrás en una nave de exposición",
      checks: [["Sede electrónica de la DGT", "https://sede.dgt.gob.es/"]],
      body: `
        Cambiar de coche son dos operaciones a la vez, y la segunda se descuida. El precio del nuevo se compara durante semanas; el del viejo se acepta en un minuto. Dedícale una tarde: es la parte del dinero que depende de ti.
        ## Tres caminos
        = Qué ganas y qué pones en cada uno
        | Camino | Lo que recibes | Lo que pones |
        | Entregarlo al comprar otro | Menos que en venta directa | Casi nada: ni anuncios, ni visitas, ni riesgo de impago |
        | Venderlo tú | Lo más alto | Semanas, trámites, y respondes seis meses por vicios ocultos |
        | Baja definitiva en un desguace | Poco o nada | Solo compensa si no circula o repararlo vale más que el coche |
        La diferencia entre entregarlo y venderlo a un particular suele estar entre el 10 y el 20 % de su valor. Descuenta de ella anuncios, limpieza, ITV si le queda poco y tu tiempo.
        ## Qué mira quien lo tasa
        - **Edad, kilómetros y versión.** Son la base del cálculo. La versión exacta importa: dos acabados del mismo año pueden diferir en más de mil euros.
        - **Historial.** Un libro completo sube la oferta más que un lavado.
        - **Neumáticos, frenos y distribución.** Lo que haya que cambiar se descuenta, y a precio de taller.
        - **Golpes y pintura.** Se valora lo que cuesta dejarlo listo para vender.
        - **Demanda.** Un híbrido pequeño con etiqueta ECO se vende en días. Un diésel grande con etiqueta B, en meses.
        ## Cómo prepararlo
        1. Reúne permiso de circulación, ficha técnica, último recibo del impuesto, ITV y facturas.
        2. Lávalo y aspíralo. No hace falta pulirlo: se nota y no se paga.
        3. Repara lo barato que se ve mucho: una bombilla, un tapacubos, una escobilla. No repares lo caro; al taller del comprador le cuesta menos que a ti.
        4. Busca la segunda llave. Una llave con mando cuesta entre 150 y 400 euros, y eso es lo que te descuentan si falta.
        5. Mira si queda deuda. Con **reserva de dominio** no se puede transferir: pide el saldo a la financiera. Se puede cancelar dentro de la misma operación.
        ## Cómo funciona aquí
        Aquí [tasas tu coche](#tradein) con la matrícula y los kilómetros, y ves el importe línea a línea. Con ocho coches parecidos o más a la venta es firme; con menos, orientativo. Vale **30 días** y se descuenta del precio del vehículo que compras. Después eliges día y hora: la cita dura unos 45 minutos, y si el estado del coche sube o baja el precio, te lo dicen por escrito. Sé exacto con los kilómetros; una sorpresa ese día no beneficia a nadie. Si el importe que te confirman no te convence, puedes no entregarlo y seguir con la compra, como explican las [condiciones de reserva]({path:reservationTerms}).
        ## Los papeles que te liberan
        Esto es lo que más se olvida. Mientras el coche siga a tu nombre, las multas y el impuesto llegan a tu casa.
        - **A un profesional.** Firmas el contrato de compraventa y él comunica a la DGT la entrega como compraventa. Pide copia sellada o el justificante.
        - **A un particular.** Notifica la venta a la DGT en un plazo de **10 días**; se hace online. El comprador tiene 30 días para el cambio de titularidad.
        - **Baja definitiva.** Un centro autorizado de tratamiento recoge el coche, tramita la baja gratis y te da el certificado de destrucción.
        - **Seguro.** Avisa a la compañía con la fecha: puedes pasar la póliza al coche nuevo o pedir la parte no consumida, según el contrato.
        - **Impuesto de circulación.** Lo paga entero quien era titular el 1 de enero. Pactad el reparto en el contrato si vendéis a mitad de año. Solo se prorratea, por trimestres, en las bajas y en las primeras matriculaciones.
        - **Vía-T, etiquetas y teléfono.** Quita el dispositivo de peaje y borra tus contactos y direcciones de la pantalla.
        ## Y Hacienda
        Vender un coche particular por menos de lo que costó, que es lo normal, no genera ganancia que declarar en el IRPF. Si lo entregas a una empresa, tú no pagas ITP; en una venta entre particulares lo paga el comprador. Lo contamos en [seguro e impuestos después de comprar]({article:afterBuying}).
        Cuando sepas lo que vale el tuyo, resta y busca: [todos los coches]({path:cars}) se pueden filtrar por precio. Y si vas a financiar la diferencia, mira antes [cómo se lee una oferta de crédito]({article:credit}).
      `,
    },
    pt: {
      title: "Entregar o seu carro: quanto vale e que papéis fecham a venda",
      summary:
        "Retoma, venda particular ou abate: quanto recebe em cada caso, o que faz subir uma avaliação e que registo o livra de multas e IUC de outros.",
      alt: "Monovolume prateado visto de trás num salão de exposição",
      checks: [
        ["Portal da Justiça, registo automóvel", "https://justica.gov.pt/"],
        ["Portal das Finanças", "https://www.portaldasfinancas.gov.pt/"],
      ],
      body: `
        Trocar de carro são dois negócios ao mesmo tempo, e o segundo costuma ser esquecido. O preço do novo compara-se durante semanas; o do antigo aceita-se num minuto. Dedique-lhe uma tarde: é a parte do dinheiro que depende de si.
        ## Três caminhos
        = O que ganha e o que investe em cada um
        | Caminho | O que recebe | O que investe |
        | Retoma na compra de outro | Menos do que na venda direta | Quase nada: sem anúncios, visitas nem risco de não receber |
        | Vender a um particular | O valor mais alto | Semanas, papelada, e responde por defeitos escondidos |
        | Abate num centro autorizado | Pouco ou nada | Só compensa se não anda ou se reparar custa mais do que o carro |
        A diferença entre a retoma e a venda a um particular anda, em regra, entre 10 e 20 % do valor. Desconte dela anúncios, limpeza, a inspeção se estiver perto e o seu tempo.
        ## O que vê quem avalia
        - **Idade, quilómetros e versão.** São a base da conta. A versão exata importa: dois níveis de equipamento do mesmo ano podem valer mais de mil euros de diferença.
        - **Histórico.** Um livro de revisões completo faz subir a proposta mais do que uma lavagem.
        - **Pneus, travões e distribuição.** O que for preciso trocar desconta-se, a preço de oficina.
        - **Pancadas e pintura.** Conta o que custa deixá-lo pronto a vender.
        - **Procura.** Um híbrido pequeno vende-se em dias. Um diesel grande e antigo, em meses.
        - **IUC.** Um carro que paga muito imposto tem menos compradores.
        ## Como o preparar
        1. Junte o Documento Único, a ficha da última inspeção, o comprovativo do IUC e as faturas.
        2. Lave e aspire. Não é preciso polir: nota-se e não se paga.
        3. Repare o que é barato e se vê: uma lâmpada, um tampão, uma escova. Não repare o que é caro; à oficina de quem compra sai mais em conta.
        4. Procure a segunda chave. Uma chave com comando custa entre 150 e 400 euros, e é isso que lhe descontam se faltar.
        5. Veja se há dívida. Com **reserva de propriedade** registada não se transfere sem a extinguir: peça ao banco o valor em dívida. Pode liquidar-se no mesmo negócio.
        ## Como funciona aqui
        Aqui [avalia o seu carro](#tradein) com a matrícula e os quilómetros, e vê o valor linha a linha. Com oito carros parecidos ou mais à venda é firme; com menos, indicativo. Vale **30 dias** e desconta-se no preço do veículo que compra. Depois escolhe o dia e a hora: a visita demora cerca de 45 minutos e, se o estado do carro fizer subir ou baixar o preço, dizem-lho por escrito. Seja exato com os quilómetros. Se o valor confirmado não lhe agradar, pode não entregar o carro e continuar com a compra, como dizem as [condições de reserva]({path:reservationTerms}).
        ## Os papéis que o libertam
        É o que mais se esquece. Enquanto o carro estiver em seu nome, as multas, as portagens e o **IUC** vêm para sua casa.
        - **A um profissional.** Assina o requerimento de registo e o contrato; peça cópia de ambos. O profissional trata do registo a seu favor.
        - **A um particular.** O comprador tem **60 dias** para registar a propriedade. Melhor do que confiar é ir juntos a uma conservatória, a um Espaço Registos ou ao Automóvel Online no próprio dia.
        - **Se o comprador não registar.** O vendedor pode pedir o registo com base na fatura ou no contrato, num procedimento especial criado em 2014. Guarde sempre a prova da venda.
        - **Abate.** Um centro autorizado de veículos em fim de vida recebe o carro, passa o certificado de destruição e a matrícula é cancelada. Sem cancelamento, o IUC continua a contar.
        - **Seguro.** Comunique a venda à seguradora em 24 horas: o contrato cessa com a venda, e pode passar o prémio para o carro novo.
        - **Via Verde e ecrã.** Retire o identificador e apague contactos e moradas.
        ## E as Finanças
        Vender um carro particular não paga IRS em Portugal: as mais-valias de bens de uso pessoal, como o automóvel, não são tributadas. Também não há imposto de transmissão para quem compra. Falamos dos impostos que ficam em [seguro e impostos depois da compra]({article:afterBuying}).
        Quando souber quanto vale o seu, subtraia e procure: [todos os carros]({path:cars}) se podem filtrar por preço. E se for financiar a diferença, veja antes [como se lê uma proposta de crédito]({article:credit}).
      `,
    },
  },
} as const satisfies Article;
