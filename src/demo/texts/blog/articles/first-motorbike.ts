import type { Article } from "../article-text.ts";

/** The first motorbike of somebody with a car licence. */
export const firstMotorbike = {
  slugs: { es: "blog/primera-moto-con-carne-de-coche", pt: "blog/primeira-moto-com-carta-de-carro" },
  date: "2026-09-10",
  picture: { body: "naked", paint: "red", view: "front", backdrop: "hall" },
  texts: {
    es: {
      title: "Tu primera moto con el carné de coche: 125, A2 y qué comprar usado",
      summary:
        "Qué puedes conducir con el permiso B, cuándo compensa sacarse el A2 y qué mirar en un scooter o una naked de segunda mano antes de pagar.",
      alt: "Moto naked roja vista de frente en una nave de exposición",
      checks: [["DGT, permisos de conducir", "https://www.dgt.es/"]],
      body: `
        Si tienes el permiso B desde hace **más de tres años**, ya puedes llevar en España una moto de hasta 125 cc, 11 kW (15 CV) y 0,1 kW por kilo. Sin examen. Vale también para scooters y para eléctricas de esa potencia. Solo dentro de España: al cruzar la frontera, ese derecho no viaja contigo. La normativa sobre formación está en revisión, así que mira la web de la DGT antes de comprar.
        ## Qué permiso para qué moto
        = Permisos de moto en España
        | Permiso | Edad | Qué te deja llevar |
        | B con 3 años | 21 | Hasta 125 cc y 11 kW, solo en España |
        | A1 | 16 | Lo mismo, en toda la Unión Europea |
        | A2 | 18 | Hasta 35 kW (47 CV) y 0,2 kW por kilo |
        | A | 20, con dos años de A2 y un curso | Cualquier moto |
        Si vas a hacer autovía a menudo, la 125 se queda corta: llega a 100 o 110 km/h con poco margen. El A2 abre la puerta a motos de 300 a 500 cc, que son las que más equilibrio dan entre consumo, seguro y seguridad al adelantar.
        ## Scooter o marchas
        - **Scooter de 125.** Automático, hueco bajo el asiento y protección de las piernas. Para ciudad y rondas es difícil de mejorar.
        - **Naked de 125 o A2.** Con marchas y postura natural. Aprendes a conducir de verdad, y te servirá si después subes de cilindrada.
        - **Trail ligera.** Alta y cómoda en mal asfalto. Comprueba que llegas bien con los dos pies.
        Siéntate antes de decidir. La altura del asiento y el peso en parado importan más que la ficha: una moto que no puedes sujetar cuando se inclina es demasiado moto.
        ## Qué mirar en una moto usada
        1. **Caídas.** Busca roces en manetas, contrapesos, escape, estriberas y extremos del manillar. Si están todos nuevos, pregunta por qué.
        2. **Horquilla.** Las barras deben estar secas y sin picaduras. Frena en parado y nota si cabecea o rasca.
        3. **Transmisión.** En cadena, dientes de la corona sin forma de gancho. En scooter, pregunta cuándo se cambió la correa del variador: suele tocar entre 12 000 y 24 000 kilómetros.
        4. **Neumáticos.** Mira el código de fecha: a partir de cinco o seis años, la goma se endurece aunque quede dibujo.
        5. **Frenos.** Discos sin escalón en el borde y maneta firme.
        6. **Arranque en frío y luces.** Una batería floja se descubre por la mañana, no a mediodía.
        7. **Papeles.** Limitación a 35 kW anotada en la ficha técnica si es una moto limitada, ITV y dos llaves.
        Una 125 tranquila hace 3000 o 5000 kilómetros al año. Con 30 000 y mantenimiento, le queda vida; con 15 000 y sin una factura, no lo sabes.
        ## Lo que cuesta tenerla
        - **Seguro.** El obligatorio a terceros es lo mínimo. Con poca experiencia, compara también robo si duerme en la calle.
        - **ITV.** Las motos pasan la primera a los cuatro años y después cada dos.
        - **Impuesto de circulación.** Barato en una 125; lo fija tu ayuntamiento.
        - **Equipo.** Casco homologado, que es obligatorio, guantes, chaqueta con protecciones y calzado cerrado. Reserva para ello entre 400 y 600 euros y no compres el casco usado.
        - **Etiqueta ambiental.** Una 125 posterior a 2006 suele llevar C. La tabla está en [etiquetas y zonas]({article:badge}).
        ## Los primeros mil kilómetros
        Haz un curso de conducción segura de un día: cuesta menos que una caída. Circula los primeros días sin pasajero y fuera de la hora punta. Practica la frenada con los dos frenos en un sitio vacío hasta que salga sin pensar. Y colócate donde te vean: en la moto, la mayoría de los golpes empiezan con «no la vi».
        ## Dónde empezar a mirar
        Tenemos [scooters]({segment:scooter}), [naked]({segment:naked}) y [trail]({segment:trail}) de segunda mano, con sus kilómetros y su distintivo en cada ficha. Todas las [motos de ocasión]({path:motorbikes}) tienen la misma [garantía legal de tres años]({article:warranty}) que los coches.
      `,
    },
    pt: {
      title: "A primeira moto com carta de carro: 125, A2 e o que comprar usado",
      summary:
        "O que pode conduzir com a carta B, quando compensa tirar a A2 e o que ver numa scooter ou numa naked em segunda mão antes de pagar.",
      alt: "Moto naked vermelha vista de frente num salão de exposição",
      checks: [
        ["Instituto da Mobilidade e dos Transportes", "https://www.imt-ip.pt/"],
        ["Portal das Finanças", "https://www.portaldasfinancas.gov.pt/"],
      ],
      body: `
        Com carta de categoria B e **25 anos ou mais**, pode conduzir em Portugal motociclos até 125 cc e 11 kW (15 cv), sem exame adicional. Antes dos 25 só é possível se tiver também a categoria AM ou A1. A regra vale em território nacional: noutro país, a carta B não chega. Na dúvida, confirme no IMT, o Instituto da Mobilidade e dos Transportes.
        ## Que carta para que moto
        = Categorias de carta para motociclos
        | Categoria | Idade mínima | O que permite |
        | B | 25 | Até 125 cc e 11 kW, só em Portugal |
        | A1 | 16 | O mesmo, em toda a União Europeia |
        | A2 | 18 | Até 35 kW (48 cv) e 0,2 kW por quilo |
        | A | 24, ou 20 com dois anos de A2 | Qualquer motociclo |
        Se vai fazer autoestrada com frequência, a 125 fica curta: chega aos 100 ou 110 km/h com pouca reserva. A A2 abre a porta às motos de 300 a 500 cc, as mais equilibradas em consumo, seguro e segurança a ultrapassar.
        ## Scooter ou caixa de velocidades
        - **Scooter de 125.** Automática, com espaço debaixo do banco e proteção para as pernas. Em Lisboa ou no Porto é difícil fazer melhor para ir trabalhar.
        - **Naked de 125 ou A2.** Com embraiagem e mudanças. Aprende-se a conduzir a sério, e serve-lhe se depois subir de cilindrada.
        - **Trail leve.** Alta e confortável em calçada e mau piso. Veja se chega bem com os dois pés ao chão.
        Sente-se antes de decidir. A altura do banco e o peso parado contam mais do que a ficha: uma moto que não consegue segurar quando inclina é moto a mais.
        ## O que ver numa moto usada
        1. **Quedas.** Procure riscos em manetes, pesos do guiador, escape e poisa-pés. Se estiver tudo novo, pergunte porquê.
        2. **Suspensão da frente.** As bainhas devem estar secas e sem picadas. Trave parado e sinta se há folga.
        3. **Transmissão.** Com corrente, os dentes da cremalheira não devem ter forma de gancho. Na scooter, pergunte quando foi mudada a correia do variador: costuma ser entre 12 000 e 24 000 quilómetros.
        4. **Pneus.** Veja o código de data: a partir de cinco ou seis anos a borracha endurece, mesmo com piso.
        5. **Travões.** Discos sem degrau na borda e manete firme.
        6. **Arranque a frio e luzes.** Uma bateria fraca descobre-se de manhã, não ao meio-dia.
        7. **Documentos.** Documento Único, limitação a 35 kW averbada se for o caso, e duas chaves.
        Uma 125 calma faz 3000 a 5000 quilómetros por ano. Com 30 000 e revisões ainda tem vida; com 15 000 e sem uma fatura, não se sabe.
        ## Quanto custa ter
        - **Seguro.** A responsabilidade civil é obrigatória. Com pouca experiência, compare também a cobertura de furto se dormir na rua.
        - **IUC.** As motos pagam na categoria E, por cilindrada e idade. Numa 125 é pouco ou nada: confirme no Portal das Finanças.
        - **Inspeção.** As regras para motociclos têm mudado e foram adiadas mais de uma vez. Confirme no IMT o que se aplica à cilindrada que escolher.
        - **Portagens.** Pagam classe 1, e com via eletrónica há condições próprias para motociclos em parte da rede.
        - **Equipamento.** Capacete homologado, obrigatório, luvas, casaco com proteções e calçado fechado. Conte com 400 a 600 euros e não compre o capacete usado.
        ## Os primeiros mil quilómetros
        Faça um dia de condução defensiva: custa menos do que uma queda. Nos primeiros dias ande sem pendura e fora da hora de ponta. Treine a travagem com os dois travões num sítio vazio até sair sem pensar, e cuidado com calçada molhada, carris de elétrico e tampas de esgoto. Coloque-se onde o vejam: quase todos os acidentes começam com «não o vi».
        ## Por onde começar
        Temos [scooters]({segment:scooter}), [naked]({segment:naked}) e [trail]({segment:trail}) em segunda mão, com os quilómetros em cada ficha. Todas as [motos usadas]({path:motorbikes}) têm a mesma [garantia legal de três anos]({article:warranty}) que os carros.
      `,
    },
  },
} as const satisfies Article;
