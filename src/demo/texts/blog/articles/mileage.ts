import type { Article } from "../article-text.ts";

/** Whether the kilometres are true, and what the registers know of a vehicle. */
export const mileage = {
  slugs: { es: "blog/kilometros-e-historial", pt: "blog/quilometros-e-historico" },
  date: "2026-11-03",
  picture: { body: "saloon", paint: "grey", view: "front", backdrop: "hall" },
  texts: {
    es: {
      title: "Kilómetros e historial: cómo comprobar lo que dice el cuadro",
      summary:
        "Qué informe pedir a la DGT, qué significan las cargas y cómo cruzar ITV, facturas y desgaste para saber si los kilómetros son reales.",
      alt: "Berlina gris de frente en una nave de exposición",
      checks: [["Sede electrónica de la DGT", "https://sede.dgt.gob.es/"]],
      body: `
        Los kilómetros pesan mucho en el precio, y por eso son el dato que más se falsea. La buena noticia: un cuentakilómetros miente solo, pero los papeles que lo rodean son muchos y no suelen mentir todos a la vez.
        ## Cuántos kilómetros son normales
        No hay una cifra buena y una mala. Un coche de gasolina particular hace entre 10 000 y 13 000 kilómetros al año; un diésel, de 15 000 a 20 000. Un coche de cinco años con 30 000 no es imposible, pero pide explicación: segundo coche, trayectos cortos, teletrabajo. Los trayectos cortos, por cierto, desgastan más el motor, el embrague y la batería que la autopista.
        Lo que importa es que **el uso encaje con la historia**: 120 000 kilómetros de carretera con revisiones al día valen más que 70 000 sin una sola factura.
        ## El informe de la DGT
        La Dirección General de Tráfico da un informe de cualquier matrícula. Se pide en su sede electrónica, en la aplicación miDGT o en una jefatura con cita, y hay dos niveles.
        = Qué dice cada informe
        | Informe | Coste | Qué contiene |
        | Reducido | Gratis | Fecha de primera matriculación y si hay incidencias que impiden transferir o circular |
        | Completo | Una tasa de menos de 10 euros | Titular, número de titulares, cargas, ITV con sus kilómetros, datos técnicos, seguro |
        Hay también informes parciales, solo con datos técnicos o solo con cargas. Para comprar, el que sirve es el completo: la tasa es lo mejor que vas a gastar en toda la operación.
        ## Cómo leerlo
        - **Lecturas de kilómetros.** Cada ITV anota la cifra del cuadro. Deben subir siempre, y a un ritmo parecido. Un tramo plano de dos años o una bajada son la señal más clara.
        - **Reserva de dominio.** Significa que hay un préstamo y que la financiera puede reclamar el coche. Se levanta con la carta de pago y la cancelación en el Registro de Bienes Muebles. No pagues hasta verla cancelada.
        - **Embargo o precinto.** Impide o complica la transferencia. Que lo resuelva el vendedor antes, no después.
        - **Servicio.** Un coche que fue taxi, alquiler o autoescuela aparece como tal. No es malo si el precio lo refleja.
        - **Número de titulares.** Cuatro en tres años es una pregunta que hay que hacer.
        ## Las otras pruebas
        Cruza el informe con lo que tengas a mano.
        1. Las facturas de taller llevan kilómetros. Bastan tres para dibujar una línea.
        2. La etiqueta del último cambio de aceite suele seguir en el marco de la puerta o bajo el capó.
        3. Muchas marcas guardan el mantenimiento en un libro digital: pide el extracto con el bastidor.
        4. El desgaste de volante, pedales, pomo y asiento del conductor. Un interior de 150 000 kilómetros se nota.
        5. Los neumáticos originales duran entre 30 000 y 50 000 kilómetros. Si el coche dice 25 000 y lleva el segundo juego, pregunta.
        ## Coches que vienen de fuera
        Un importado no tiene historial de ITV español de sus primeros años. Pide el documento de circulación del país de origen, la última inspección técnica de allí y la factura de compra. En nuestras fichas se indica si un coche es importado y de qué país.
        ## Si los kilómetros eran falsos
        Vender un coche con los kilómetros manipulados es una falta de conformidad, y según cómo se haya hecho puede ser una estafa. A un vendedor profesional le puedes exigir la reparación, una rebaja del precio o la resolución del contrato. A un particular, el saneamiento por vicios ocultos, con un plazo de **seis meses desde la entrega** según el Código Civil. Guarda el anuncio: lo que se anuncia forma parte del contrato.
        En Volante, cada ficha enseña los kilómetros, la fecha de matriculación, los propietarios anteriores y la próxima ITV. Puedes ordenar [todos los coches]({path:cars}) por kilómetros y seguir con [cómo revisar un coche]({article:inspection}) cuando vayas a verlo.
      `,
    },
    pt: {
      title: "Quilómetros e histórico: como confirmar o que diz o painel",
      summary:
        "Que registos consultar, o que é uma reserva de propriedade e como cruzar inspeções, faturas e desgaste para saber se os quilómetros são reais.",
      alt: "Berlina cinzenta vista de frente num salão de exposição",
      checks: [
        ["Portal da Justiça, registo automóvel", "https://justica.gov.pt/"],
        ["Instituto da Mobilidade e dos Transportes", "https://www.imt-ip.pt/"],
        ["Autoridade de Supervisão de Seguros", "https://www.asf.com.pt/"],
      ],
      body: `
        Os quilómetros pesam muito no preço e, por isso, são o dado mais vezes alterado. A boa notícia: um conta-quilómetros mente sozinho, mas os papéis à volta dele são muitos e raramente mentem todos ao mesmo tempo.
        ## Quantos quilómetros são normais
        Não há um número bom e um mau. Um carro particular a gasolina faz entre 10 000 e 13 000 quilómetros por ano; um diesel, 15 000 a 20 000. Um carro de cinco anos com 30 000 não é impossível, mas pede explicação. E trajetos curtos desgastam mais o motor, a embraiagem e a bateria do que a autoestrada.
        O que importa é que **o uso bata certo com a história**: 120 000 quilómetros de estrada com revisões em dia valem mais do que 70 000 sem uma fatura.
        ## O registo automóvel
        A certidão permanente do registo automóvel pede-se online, no portal Automóvel Online, com a matrícula. Tem um custo baixo e mostra o que mais interessa antes de pagar.
        = O que procurar e onde
        | O que quer saber | Onde está |
        | Quem é o dono | Registo automóvel |
        | Reserva de propriedade, penhora ou locação financeira | Registo automóvel |
        | Data da primeira matrícula, categoria, combustível | Documento Único Automóvel |
        | Quilómetros em cada inspeção | Fichas de inspeção periódica |
        | Seguro em vigor | Portal do consumidor da ASF, pela matrícula |
        ## Como ler o que encontra
        - **Quilómetros nas inspeções.** Devem subir sempre e a um ritmo parecido. Dois anos sem avanço, ou um recuo, são o sinal mais claro. Peça as fichas antigas: muitos donos guardam-nas com o livro de revisões.
        - **Reserva de propriedade.** Há um crédito por pagar e o banco ainda tem direitos sobre o carro. Só pague com a declaração de extinção da reserva na mão, ou faça o pagamento diretamente ao banco.
        - **Penhora.** Impede na prática a compra tranquila. Quem vende resolve antes, não depois.
        - **Uso anterior.** Táxi, aluguer ou escola de condução não é mau se o preço o refletir.
        - **Número de donos.** Quatro em três anos é uma pergunta a fazer.
        ## As outras provas
        1. As faturas de oficina trazem quilómetros. Três chegam para desenhar uma linha.
        2. A etiqueta da última mudança de óleo costuma estar na ombreira da porta ou debaixo do capô.
        3. Muitas marcas guardam as revisões num livro digital: peça o extrato com o número de quadro.
        4. O desgaste do volante, dos pedais, do punho da caixa e do banco do condutor.
        5. Os pneus de origem duram entre 30 000 e 50 000 quilómetros. Se o carro diz 25 000 e já vai no segundo jogo, pergunte.
        ## Carros importados
        São muitos em Portugal, e podem ser boas compras. Os primeiros anos não aparecem nas inspeções portuguesas: peça o documento de matrícula do país de origem, a última inspeção de lá e a fatura. Confirme que o ISV foi pago e que a matrícula portuguesa é definitiva. A data que conta para a idade, e em regra para o IUC, é a da primeira matrícula na União Europeia. Nas nossas fichas está escrito quando um carro é importado e de que país.
        ## Se os quilómetros eram falsos
        Vender um carro com o conta-quilómetros alterado é falta de conformidade e, conforme o caso, pode ser crime de burla. A um profissional pode exigir a reparação, a redução do preço ou a resolução do contrato. A um particular aplica-se o regime da venda de coisa defeituosa do Código Civil: em regra, tem de **denunciar o defeito em 30 dias** depois de o conhecer e dentro de seis meses após a entrega. Guarde o anúncio: o que nele se promete conta.
        Na Volante, cada ficha mostra os quilómetros, a data de matrícula, os donos anteriores e a próxima inspeção. Pode ordenar [todos os carros]({path:cars}) por quilómetros e continuar com [como ver um carro usado]({article:inspection}).
      `,
    },
  },
} as const satisfies Article;
