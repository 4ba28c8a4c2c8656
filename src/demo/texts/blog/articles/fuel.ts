import type { Article } from "../article-text.ts";

/** Petrol, diesel, hybrid or electric, by how the car is used. */
export const fuel = {
  slugs: { es: "blog/gasolina-diesel-hibrido-o-electrico", pt: "blog/gasolina-diesel-hibrido-ou-eletrico" },
  date: "2026-10-22",
  picture: { body: "city", paint: "green", view: "front", backdrop: "pavement" },
  texts: {
    es: {
      title: "Gasolina, diésel, híbrido o eléctrico: elige por cómo conduces",
      summary:
        "Kilómetros al año, tipo de trayecto y dónde aparcas deciden el motor mejor que las modas. Una tabla por uso y lo que debes mirar en cada uno.",
      alt: "Coche urbano verde visto de frente sobre el pavimento",
      checks: [
        ["IDAE, coches y consumo", "https://coches.idae.es/"],
        ["Sede electrónica de la DGT", "https://sede.dgt.gob.es/"],
      ],
      body: `
        Nadie conduce «en general». Tú haces un trayecto concreto, a una hora concreta, y aparcas en un sitio concreto. Antes de elegir motor, contesta a tres preguntas: cuántos kilómetros haces al año, cuántos son de ciudad y si puedes enchufar en casa o en el trabajo.
        ## La respuesta corta
        = Motor recomendado según el uso
        | Tu uso | Lo que suele encajar | Por qué |
        | Ciudad, menos de 10 000 km al año, sin enchufe | Híbrido o gasolina pequeño | En atascos el híbrido gasta menos; el gasolina cuesta menos al comprar |
        | Ciudad y alrededores, con enchufe | Eléctrico | El coste por kilómetro más bajo si cargas de noche |
        | Mixto, de 10 000 a 20 000 km | Híbrido o gasolina | Sin filtro de partículas de diésel que regenerar |
        | Autovía, más de 20 000 km | Diésel Euro 6 | Consumo estable a velocidad constante |
        | Remolque o mucha carga | Diésel | Par motor y autonomía |
        ## Gasolina
        Es la compra más sencilla: mecánica conocida, reparaciones asequibles y sin restricciones nuevas a la vista si es de 2006 o posterior, que lleva etiqueta C. En motores pequeños con turbo e inyección directa, pregunta por los cambios de aceite: son los que más notan un mantenimiento descuidado. En los de correa bañada en aceite, pide la factura del cambio.
        ## Diésel
        Un diésel usado es buen negocio para quien hace carretera y malo para quien hace ciudad. El **filtro de partículas** necesita trayectos de veinte minutos o más a velocidad sostenida para limpiarse. Sin ellos se obstruye, y cambiarlo puede costar más de mil euros. Mira también la etiqueta: los anteriores a 2014 suelen llevar B, y los de 2005 o antes, ninguna. En [etiquetas y zonas de bajas emisiones]({article:badge}) está la tabla completa.
        ## Híbrido
        Hay tres cosas distintas que se llaman igual.
        - **Híbrido ligero.** Un motor eléctrico pequeño ayuda al de gasolina. Etiqueta ECO, ahorro modesto.
        - **Híbrido completo.** Circula en eléctrico a baja velocidad y no se enchufa. Brilla en ciudad, donde gasta entre un 20 y un 30 % menos que un gasolina equivalente.
        - **Híbrido enchufable.** Recorre de 40 a 80 kilómetros con la batería. Tiene sentido si lo enchufas casi a diario. Si no, cargas con 150 kilos de batería para gastar más.
        Las baterías de los híbridos completos han salido duras: es normal verlas pasar de 200 000 kilómetros. Pide el informe de salud y comprueba si la garantía de batería de la marca sigue en vigor.
        ## Eléctrico
        Lo que compras es, sobre todo, una batería. Pide su **estado de salud** en porcentaje y compáralo con la autonomía real, no con la homologada: en invierno y en autovía cuenta con un 30 % menos. La mayoría de los fabricantes garantizan la batería ocho años o 160 000 kilómetros con al menos un 70 % de capacidad. Un eléctrico de cuatro años conserva la mitad de esa garantía.
        Los eléctricos usados se han depreciado más deprisa que el resto, y eso juega a tu favor. En nuestro stock, los de cuatro a seis años cuestan un {fuel:electric} de su precio de nuevos; los de gasolina, un {fuel:petrol}.
        ## Haz la cuenta completa
        Suma cinco cosas para los años que pienses tenerlo: lo que pierde de valor, energía, mantenimiento, seguro e impuesto de circulación. Muchos ayuntamientos bonifican hasta un 75 % el impuesto a los cero emisiones. La diferencia de precio entre dos motores del mismo coche se recupera o no según tus kilómetros: con 7000 al año, casi nunca.
        ## Para empezar a buscar
        Filtra por combustible en [todos los coches]({path:cars}), o empieza por la carrocería: [urbanos]({segment:city}) y [compactos]({segment:hatchback}) para ciudad, [familiares]({segment:estate}) y [SUV]({segment:suv}) para viajes. Después, ponlos lado a lado y mira el consumo homologado de cada ficha.
      `,
    },
    pt: {
      title: "Gasolina, diesel, híbrido ou elétrico: escolha pelo uso que lhe dá",
      summary:
        "Quilómetros por ano, tipo de percurso e onde estaciona decidem o motor melhor do que as modas. Uma tabela por uso e o que ver em cada um.",
      alt: "Citadino verde visto de frente sobre o pavimento",
      checks: [
        ["Rede Mobi.E", "https://www.mobie.pt/"],
        ["Portal das Finanças", "https://www.portaldasfinancas.gov.pt/"],
      ],
      body: `
        Ninguém conduz «em geral». Faz um percurso certo, a uma hora certa, e estaciona num sítio certo. Antes de escolher o motor, responda a três perguntas: quantos quilómetros faz por ano, quantos são de cidade e se pode carregar em casa ou no trabalho.
        ## A resposta curta
        = Motor aconselhado conforme o uso
        | O seu uso | O que costuma servir | Porquê |
        | Cidade, menos de 10 000 km por ano, sem tomada | Híbrido ou gasolina pequeno | No trânsito o híbrido gasta menos; o gasolina custa menos a comprar |
        | Cidade e arredores, com tomada | Elétrico | O custo por quilómetro mais baixo, se carregar de noite |
        | Misto, de 10 000 a 20 000 km | Híbrido ou gasolina | Sem filtro de partículas de diesel para regenerar |
        | Autoestrada, mais de 20 000 km | Diesel Euro 6 | Consumo estável a velocidade constante |
        | Reboque ou muita carga | Diesel | Binário e autonomia |
        ## Gasolina
        É a compra mais simples: mecânica conhecida e reparações acessíveis. Nos motores pequenos com turbo e injeção direta, pergunte pelas mudanças de óleo: são os que mais sofrem com a manutenção esquecida. Nos que têm a correia banhada em óleo, peça a fatura da troca. No IUC, um gasolina de baixa cilindrada e emissões contidas é dos que menos paga.
        ## Diesel
        Portugal comprou diesel durante vinte anos, e por isso há muita escolha. É bom negócio para quem faz estrada e mau para quem só faz cidade. O **filtro de partículas** precisa de percursos de vinte minutos ou mais a velocidade constante para se limpar; sem eles entope, e a troca pode passar dos mil euros. Conte também com o adicional de IUC que os diesel pagam. Para circular em zonas restritas, veja a norma Euro: explicamos em [emissões e zonas reduzidas]({article:badge}).
        ## Híbrido
        Há três coisas diferentes com o mesmo nome.
        - **Híbrido ligeiro.** Um pequeno motor elétrico ajuda o de gasolina. A poupança é modesta.
        - **Híbrido completo.** Anda em elétrico a baixa velocidade e não se liga à tomada. Na cidade gasta entre 20 e 30 % menos do que um gasolina equivalente.
        - **Híbrido plug-in.** Faz de 40 a 80 quilómetros com a bateria. Faz sentido se o carregar quase todos os dias; se não, leva 150 quilos de bateria a passear.
        As baterias dos híbridos completos têm-se mostrado resistentes: é normal passarem dos 200 000 quilómetros. Peça o relatório do estado e confirme se a garantia de bateria da marca ainda está em vigor.
        ## Elétrico
        O que compra é, sobretudo, uma bateria. Peça o **estado de saúde** em percentagem e compare-o com a autonomia real, não com a homologada: no inverno e em autoestrada conte com menos 30 %. A maior parte dos fabricantes garante a bateria durante oito anos ou 160 000 quilómetros, com pelo menos 70 % da capacidade. Um elétrico de quatro anos ainda tem metade dessa garantia.
        Os elétricos a bateria estão isentos de IUC, e a rede pública Mobi.E chega a todos os concelhos. Carregar sempre fora de casa, porém, come boa parte da poupança.
        Em segunda mão perderam valor mais depressa do que os outros, o que joga a seu favor. No nosso stock, os de quatro a seis anos custam {fuel:electric} do preço em novos; os de gasolina, {fuel:petrol}.
        ## Faça a conta toda
        Some cinco coisas para os anos em que conta ficar com ele: o que perde de valor, energia, manutenção, seguro e IUC. A diferença de preço entre dois motores do mesmo carro recupera-se ou não conforme os quilómetros: com 7000 por ano, quase nunca.
        ## Para começar a procurar
        Filtre por combustível em [todos os carros]({path:cars}), ou comece pela carroçaria: [citadinos]({segment:city}) e [compactos]({segment:hatchback}) para a cidade, [carrinhas]({segment:estate}) e [SUV]({segment:suv}) para viagens. Depois ponha-os lado a lado e veja o consumo homologado de cada ficha.
      `,
    },
  },
} as const satisfies Article;
