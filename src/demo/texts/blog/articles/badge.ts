import type { Article } from "../article-text.ts";

/** Spain: the environmental badge and low-emission zones. Portugal: Euro standards, Lisbon's zone, driving into Spain. */
export const badge = {
  slugs: { es: "blog/etiqueta-ambiental-y-zonas-de-bajas-emisiones", pt: "blog/emissoes-e-zonas-reduzidas" },
  date: "2026-10-08",
  picture: { body: "suv", paint: "white", view: "front", backdrop: "pavement" },
  texts: {
    es: {
      title: "Etiqueta ambiental y zonas de bajas emisiones: qué coche entra dónde",
      summary:
        "Qué etiqueta de la DGT lleva cada coche usado y cada moto, cómo saber la tuya con la matrícula y qué cambia en una zona de bajas emisiones.",
      alt: "SUV blanco visto de frente en una calle pavimentada",
      checks: [
        ["Sede electrónica de la DGT", "https://sede.dgt.gob.es/"],
        ["Ley 7/2021, de cambio climático", "https://www.boe.es/buscar/act.php?id=BOE-A-2021-8447"],
      ],
      body: `
        La etiqueta de la DGT decide por dónde puede circular y aparcar tu coche en muchas ciudades. No depende de lo que contamina ese coche un día concreto, sino de su combustible y de la norma Euro con la que se homologó. Y no caduca: la que tiene al comprarlo es la que tendrá.
        ## La tabla
        = Distintivo según vehículo y fecha aproximada de matriculación
        | Etiqueta | Coches | Motos |
        | 0 | Eléctricos, de autonomía extendida, pila de combustible y enchufables con 40 km o más | Eléctricas y enchufables con 40 km o más |
        | ECO | Híbridos, gas y enchufables con menos de 40 km, siempre que cumplan los criterios de la C | Híbridas y de gas |
        | C | Gasolina desde enero de 2006, diésel Euro 6 (desde 2014 o 2015) | Euro 3 y posteriores, más o menos desde 2006 |
        | B | Gasolina desde enero de 2000, diésel desde enero de 2006 | Euro 2, más o menos desde 2003 |
        | Sin etiqueta | El resto | El resto |
        Las fechas son una guía. **Manda la norma Euro**, y en los años de cambio conviven las dos: hay diésel de 2014 con C y con B. Por eso, antes de comprar, se comprueba con la matrícula.
        ## Cómo saber la de un coche concreto
        1. Entra en la sede electrónica de la DGT y escribe la matrícula en la consulta de distintivo ambiental. Es gratis y no pide certificado.
        2. En la ficha técnica, la casilla V.9 indica la norma Euro.
        3. En nuestras fichas el distintivo está junto a los datos técnicos, con el motivo por el que le corresponde.
        La pegatina se compra en las oficinas de Correos y en otros puntos autorizados por unos cinco euros. La DGT recomienda llevarla; varios ayuntamientos la exigen en su ordenanza.
        ## Qué es una zona de bajas emisiones
        La Ley 7/2021 de cambio climático pide una zona de bajas emisiones a los municipios de más de 50 000 habitantes, y a los de más de 20 000 cuando superan los límites de contaminación. Cada ayuntamiento decide el perímetro, el horario y a quién deja pasar. Lo habitual:
        - Los vehículos **sin etiqueta** no entran, salvo residentes y excepciones.
        - La **B** entra con límites que se van cerrando por años, o solo si aparca en un garaje.
        - La **C** suele entrar, a veces solo para aparcar en un aparcamiento público.
        - **ECO y 0** entran sin límite, y pagan menos o nada en la zona regulada.
        Madrid y Barcelona son las más conocidas y las que más cámaras tienen. No respetar una zona es una infracción grave con multa de 200 euros, que se reduce a la mitad por pronto pago. Las ordenanzas cambian y algunas se han recurrido en los tribunales: mira la web de tu ayuntamiento antes de decidir.
        ## Qué significa al comprar
        - Si vives o trabajas en una ciudad con zona activa, descarta los coches sin etiqueta y piensa dos veces un B, por barato que sea. Valdrá menos cuando lo vendas.
        - Un gasolina de 2006 y un diésel de 2016 llevan la misma C. Si haces pocos kilómetros, el primero cuesta bastante menos.
        - Un híbrido enchufable con 38 kilómetros de autonomía es ECO; con 42, es 0. Compruébalo en la ficha, no en el nombre del modelo.
        - Los coches a gas (GLP o GNC) llevan ECO y suelen salir más baratos que un híbrido. Mira hasta cuándo está revisado el depósito.
        - Un coche importado recibe su etiqueta al matricularlo en España, con los mismos criterios.
        ## Y las motos
        Tienen su propia columna. Una moto de 125 de 2008 lleva casi siempre C; una de los años noventa, nada. Si es tu primera moto, sigue con [moto con el carné de coche]({article:firstMotorbike}).
        ## Dónde mirar ahora
        Todos nuestros [coches de segunda mano]({path:cars}) indican el distintivo en su ficha. Si buscas uno para entrar en el centro a diario, empieza por los [urbanos]({segment:city}) híbridos y eléctricos, y lee antes [qué motor te conviene]({article:fuel}).
      `,
    },
    pt: {
      title: "Emissões: norma Euro, zona de Lisboa e viagens a Espanha",
      summary:
        "Onde ver a norma Euro de um carro usado, que carros entram na Zona de Emissões Reduzidas de Lisboa, como as emissões pesam no IUC e que etiquetas existem em Espanha.",
      alt: "SUV branco visto de frente numa rua calcetada",
      checks: [
        ["Câmara Municipal de Lisboa", "https://www.lisboa.pt/"],
        ["Zona de baixas emissões de Barcelona", "https://www.zbe.barcelona/"],
        ["Portal das Finanças", "https://www.portaldasfinancas.gov.pt/"],
      ],
      body: `
        Em Portugal não há um dístico ambiental como o espanhol. O que conta, em três situações diferentes, é a norma Euro do carro, a data da primeira matrícula e o CO2 homologado: para entrar em certas zonas de Lisboa, para o que paga de IUC e para conduzir em cidades espanholas.
        ## Onde ver a norma Euro e o CO2
        Os dois dados estão no Documento Único Automóvel. A norma de emissões vem no campo V.9 e o CO2 no campo V.7, em gramas por quilómetro. Se o V.9 estiver em branco, o que acontece em carros mais antigos, a data da primeira matrícula dá uma ideia.
        = Norma Euro habitual conforme o ano da primeira matrícula
        | Norma | Ligeiros de passageiros a partir de |
        | Euro 1 | 1993 |
        | Euro 2 | 1997 |
        | Euro 3 | 2001 |
        | Euro 4 | 2006 |
        | Euro 5 | 2011 |
        | Euro 6 | Setembro de 2015 |
        São as datas em que a norma passou a obrigatória para todos os carros novos. Muitos modelos cumpriram-na um ano ou dois antes.
        ## A Zona de Emissões Reduzidas de Lisboa
        Lisboa tem uma ZER desde 2011, com duas áreas e, à data deste artigo, com estas regras nos dias úteis, das 7 às 21 horas:
        - **Zona 1**, o eixo da Avenida da Liberdade à Baixa: circulam veículos Euro 3 ou posteriores, em regra os matriculados desde 2000.
        - **Zona 2**, à volta da primeira: Euro 2 ou posteriores, em regra desde 1996.
        Há exceções para residentes, emergência, transporte de pessoas com deficiência, veículos clássicos e motos, entre outros. A câmara tem anunciado regras mais apertadas, por isso **confirme no site da Câmara Municipal de Lisboa** antes de comprar um carro mais antigo para ir todos os dias ao centro. Fora de Lisboa não há, por agora, zonas com a mesma abrangência.
        ## As emissões no IUC
        Para ligeiros matriculados desde julho de 2007, o IUC soma uma parte pela cilindrada e outra pelo CO2, com um coeficiente pelo ano de matrícula. Para os anteriores conta sobretudo a cilindrada e a idade. Daqui tiram-se três conclusões para quem compra usado:
        - Dois carros do mesmo modelo podem pagar quantias bem diferentes por causa da versão. Veja o CO2 de cada um, não só o motor.
        - Um diesel paga um adicional, que cresce com a cilindrada.
        - Um elétrico a bateria está isento.
        O Portal das Finanças tem um simulador: com a matrícula, diz o valor exato. Há mais sobre impostos e papéis em [depois da compra]({article:afterBuying}).
        ## Se costuma ir a Espanha
        Os municípios espanhóis com mais de 50 000 habitantes são obrigados por lei a ter uma zona de baixas emissões, e classificam os carros com quatro etiquetas: 0, ECO, C e B. Um carro português não as tem, mas é tratado pelos mesmos critérios.
        = Como Espanha classifica, de forma simplificada
        | Etiqueta | Carros |
        | 0 | Elétricos e plug-in com 40 km ou mais em modo elétrico |
        | ECO | Híbridos, gás e plug-in com menos de 40 km |
        | C | Gasolina desde 2006, diesel Euro 6 |
        | B | Gasolina desde 2000, diesel desde 2006 |
        | Sem etiqueta | Os restantes, que em muitas zonas não entram |
        Algumas cidades pedem que os carros estrangeiros se registem antes da viagem. Barcelona é uma delas: veja a página da área metropolitana antes de partir. A multa por entrar sem direito é de 200 euros, com redução se pagar depressa.
        ## O que isto muda na compra
        - Para uso diário no centro de Lisboa, um carro de 2001 ou mais recente cumpre as regras de hoje. Para as de amanhã, dê margem: Euro 5 ou Euro 6.
        - Um diesel Euro 6 é o mínimo sensato se vai com frequência a Madrid ou Barcelona.
        - A norma Euro pesa na revenda: um carro que não entra em lado nenhum vende-se mais devagar.
        As emissões e a data de matrícula estão na ficha de cada um dos nossos [carros usados]({path:cars}). Para escolher o motor, leia [gasolina, diesel, híbrido ou elétrico]({article:fuel}).
      `,
    },
  },
} as const satisfies Article;
