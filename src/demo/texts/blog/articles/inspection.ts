import type { Article } from "../article-text.ts";

/** What to look at on a used car, in half an hour and without tools. */
export const inspection = {
  slugs: { es: "blog/revisar-coche-segunda-mano", pt: "blog/como-ver-um-carro-usado" },
  date: "2026-11-12",
  picture: { body: "hatchback", paint: "orange", view: "side", backdrop: "pavement" },
  texts: {
    es: {
      title: "Cómo revisar un coche de segunda mano en media hora",
      summary:
        "Papeles, carrocería, motor en frío y una prueba de veinte minutos: el orden que evita las sorpresas caras al comprar un coche usado.",
      alt: "Compacto naranja visto de lado sobre el pavimento",
      checks: [["Sede electrónica de la DGT", "https://sede.dgt.gob.es/"]],
      body: `
        No hace falta ser mecánico para descartar un mal coche. Hace falta orden, luz de día y no tener prisa. Pide que el coche esté **frío** cuando llegues: un motor que ya está caliente esconde los arranques difíciles y los humos.
        ## Primero, los papeles
        Cinco minutos con la documentación ahorran el resto de la visita si algo no cuadra.
        - **Permiso de circulación y ficha técnica.** El bastidor que figura en ellos debe coincidir con el grabado en el coche, que suele verse en la base del parabrisas y bajo la moqueta del acompañante.
        - **Historial de mantenimiento.** Facturas con fecha y kilómetros. Un libro sellado de una sola vez, con la misma tinta, no demuestra nada.
        - **ITV.** Mira la fecha de la próxima y los defectos leves de la última: dicen qué se ha ido dejando. En la ficha de cada coche de [nuestro listado]({path:cars}) figura cuándo caduca.
        - **Cargas y propietarios.** Están en el informe de la DGT. Lo explicamos en [kilómetros e historial]({article:mileage}).
        ## Por fuera
        Da dos vueltas al coche. En la primera míralo entero, a dos metros y con luz rasante. En la segunda, de cerca.
        - Las separaciones entre puertas, capó y aletas deben ser iguales a ambos lados. Una junta más ancha indica una pieza desmontada o cambiada.
        - Busca diferencias de tono y restos de pintura en gomas y molduras. Un repintado no es malo por sí solo; lo malo es que nadie te lo cuente.
        - Los cuatro neumáticos deberían ser de la misma marca por ejes. El código de cuatro cifras del flanco es la semana y el año: 2321 es la semana 23 de 2021. Si el dibujo está más gastado por un lado, pregunta por la alineación.
        - Agáchate. Una mancha fresca de aceite bajo el motor o un escape oxidado del todo son argumentos para negociar, o para irte.
        ## Bajo el capó, con el motor frío
        Abre el depósito de expansión: el refrigerante debe tener color limpio, sin posos ni película de aceite. El tapón del aceite no debe tener una crema blanquecina por dentro. La varilla tiene que marcar entre el mínimo y el máximo. Arranca y escucha un minuto: un ruido metálico que desaparece al calentarse puede ser la cadena de distribución.
        Pregunta siempre si lleva **correa o cadena** y cuándo se cambió. Una correa pendiente puede costar varios cientos de euros.
        ## Por dentro
        El desgaste debe encajar con los kilómetros. Un volante brillante, un pedal gastado hasta el metal y un asiento hundido no son de un coche con 60 000 kilómetros. Prueba todo lo que tenga botón: climatizador en frío y en calor, cuatro ventanillas, cierre, cámara, sensores, luces y pantalla. Al dar el contacto deben encenderse todos los testigos y apagarse al arrancar. Si el del airbag no se enciende nunca, sospecha.
        ## La prueba: veinte minutos, tres carreteras
        = Qué hacer y qué escuchar
        | Dónde | Qué hacer | Qué no debería pasar |
        | Ciudad | Arrancar, girar a tope, pasar badenes despacio | Chasquidos al girar, golpes secos |
        | Carretera | Soltar un instante el volante en recta | Que se vaya a un lado |
        | Carretera | Frenar con decisión y sin nadie detrás | Vibración en el pedal, desvío |
        | Autovía | Acelerar desde 80 en una marcha larga | Que suba el régimen sin ganar velocidad |
        En un automático, pasa por todas las marchas y prueba la marcha atrás en una rampa. En un híbrido o un eléctrico, pide el certificado de estado de la batería y mira la autonomía que marca con carga completa.
        ## Qué hacer con lo que encuentres
        Divide tus notas en tres: lo que es desgaste normal, lo que tiene arreglo con presupuesto y lo que te hace renunciar. Lo segundo se descuenta del precio o se repara **antes** de la entrega, por escrito. Lo tercero no se negocia.
        Si compras a un profesional, tienes además la garantía legal. En [garantía y derechos]({article:warranty}) explicamos qué cubre y cómo se reclama. Y si dudas entre varios coches, pon sus fichas lado a lado en el [comparador](/comparar/): lo que falta en una salta a la vista.
      `,
    },
    pt: {
      title: "Como ver um carro usado em meia hora",
      summary:
        "Documentos, carroçaria, motor a frio e um test-drive de vinte minutos: a ordem que evita surpresas caras na compra de um carro em segunda mão.",
      alt: "Compacto laranja visto de lado sobre o pavimento",
      checks: [["Instituto da Mobilidade e dos Transportes", "https://www.imt-ip.pt/"]],
      body: `
        Não é preciso ser mecânico para pôr de lado um mau carro. É preciso método, luz do dia e tempo. Peça que o carro esteja **frio** quando chegar: um motor já quente esconde arranques difíceis e fumos.
        ## Primeiro, os papéis
        Cinco minutos com a documentação poupam o resto da visita quando alguma coisa não bate certo.
        - **Documento Único Automóvel.** O número de quadro tem de coincidir com o que está gravado no carro, normalmente visível na base do para-brisas.
        - **Ficha da última inspeção.** Traz a data, os quilómetros e as anotações. As deficiências ligeiras mostram o que foi ficando por fazer.
        - **Livro de revisões e faturas.** Com data, quilómetros e carimbo da oficina. Vários carimbos da mesma tinta, seguidos, provam pouco.
        - **Registo de propriedade.** Diz quem é o dono e se há reserva ou penhora. Explicamos como consultar em [quilómetros e histórico]({article:mileage}).
        - **IUC.** Peça o comprovativo do último ano.
        ## Por fora
        Dê duas voltas ao carro. Na primeira veja-o inteiro, a dois metros e com luz rasante. Na segunda, de perto.
        - As folgas entre portas, capô e guarda-lamas devem ser iguais dos dois lados. Uma folga maior indica uma peça desmontada ou trocada.
        - Procure diferenças de tom e restos de tinta nas borrachas. Uma pintura nova não é má em si; mau é ninguém lhe dizer porquê.
        - Os pneus devem ser da mesma marca em cada eixo. O código de quatro algarismos no flanco é a semana e o ano: 2321 é a semana 23 de 2021. Desgaste só de um lado pede alinhamento de direção.
        - Baixe-se. Uma mancha fresca de óleo ou um escape muito corroído são motivo para negociar, ou para ir embora.
        ## Debaixo do capô, com o motor frio
        Abra o vaso de expansão: o líquido deve ter cor limpa, sem depósitos nem película de óleo. A tampa do óleo não deve ter creme esbranquiçado por dentro. A vareta tem de marcar entre o mínimo e o máximo. Ponha a trabalhar e ouça durante um minuto: um ruído metálico que desaparece com o calor pode vir da corrente de distribuição.
        Pergunte sempre se leva **correia ou corrente** e quando foi mudada. Uma correia por fazer pode custar várias centenas de euros.
        ## Por dentro
        O desgaste tem de condizer com os quilómetros. Um volante polido, um pedal gasto até ao metal e um banco abatido não são de um carro com 60 000 quilómetros. Experimente tudo o que tenha botão: ar condicionado, vidros, fecho, câmara, sensores, luzes e ecrã. Ao ligar a ignição devem acender todas as luzes de aviso e apagar-se depois. Se a do airbag nunca acender, desconfie.
        ## O test-drive: vinte minutos, três estradas
        = O que fazer e o que ouvir
        | Onde | O que fazer | O que não deve acontecer |
        | Cidade | Virar tudo para cada lado, passar lombas devagar | Estalidos ao virar, pancadas secas |
        | Estrada | Aliviar as mãos um instante, em reta | O carro fugir para um lado |
        | Estrada | Travar com decisão e sem ninguém atrás | Vibração no pedal, desvio |
        | Via rápida | Acelerar desde 80 numa mudança alta | O motor subir sem o carro ganhar velocidade |
        Numa caixa automática, passe por todas as posições e faça marcha-atrás numa subida. Num híbrido ou num elétrico, peça o certificado do estado da bateria e veja a autonomia indicada com carga completa.
        ## O que fazer com o que encontrar
        Divida as notas em três: o que é desgaste normal, o que se resolve com um orçamento e o que o faz desistir. O segundo grupo desconta-se no preço ou repara-se **antes** da entrega, por escrito. O terceiro não se negoceia.
        Se comprar a um profissional, tem também a garantia legal: em [garantia e direitos]({article:warranty}) explicamos o que cobre. E se hesita entre vários [carros em segunda mão]({path:cars}), ponha as fichas lado a lado no [comparador](/pt/comparar/): o que falta numa salta à vista.
      `,
    },
  },
} as const satisfies Article;
