import type { Article } from "../article-text.ts";

/** How prices fall with age. The percentages are counted from the stock by `price-by-age.ts`. */
export const priceByAge = {
  slugs: { es: "blog/cuanto-baja-un-coche-cada-ano", pt: "blog/quanto-desvaloriza-um-carro-por-ano" },
  date: "2026-06-25",
  picture: { body: "coupe", paint: "silver", view: "side", backdrop: "hall" },
  texts: {
    es: {
      title: "Cuánto baja un coche cada año, y a qué edad conviene comprarlo",
      summary:
        "Lo que cuestan los coches de nuestro stock según su edad, por qué los primeros años son los más caros y cómo elegir la edad que te conviene.",
      alt: "Cupé plateado visto de lado en una nave de exposición",
      checks: [
        ["Directiva 98/6/CE, sobre indicación de precios", "https://eur-lex.europa.eu/eli/dir/1998/6/oj"],
      ],
      body: `
        Un coche pierde valor todos los años, pero no la misma cantidad. Esa curva, que el primer dueño sufre, es la razón por la que comprar de segunda mano tiene sentido. Y tiene un punto en el que te favorece más.
        ## Los números de nuestro stock
        No son una encuesta: son los coches que hay a la venta en esta web. Hemos dividido el precio de cada uno entre lo que costaba nuevo según tarifa y hemos tomado el valor central de cada edad.
        = Lo que cuesta un coche según su edad, sobre su precio de nuevo
        | Edad | Precio sobre el de nuevo |
        | 1 año | {age:1} |
        | 3 años | {age:3} |
        | 5 años | {age:5} |
        | 8 años | {age:8} |
        | 10 años | {age:10} |
        Dicho de otra forma: el primer año es el más caro de todos, y los cinco primeros pesan mucho más que los cinco siguientes. Después se sigue perdiendo cada año, pero menos. La tarifa, además, no es lo que pagó el primer dueño, que seguramente obtuvo un descuento; por eso la caída real del primer año es menor que la que se suele contar.
        ## El motor cambia la curva
        = Coches de cuatro a seis años, por combustible
        | Combustible | Precio sobre el de nuevo |
        | Gasolina | {fuel:petrol} |
        | Diésel | {fuel:diesel} |
        | Híbrido | {fuel:hybrid} |
        | Eléctrico | {fuel:electric} |
        Los híbridos aguantan mejor: hay demanda y llevan etiqueta ECO. Los eléctricos caen más, porque los nuevos bajan de precio y mejoran de autonomía cada año. Para quien compra usado eso es una ventaja, siempre que la batería esté sana. Lo explicamos en [gasolina, diésel, híbrido o eléctrico]({article:fuel}).
        ## Qué más mueve el precio
        - **Kilómetros.** Cuentan en relación con la edad. Un coche con el doble de kilómetros de lo normal puede valer un 15 o un 20 % menos; con la mitad, algo más.
        - **Marca y modelo.** Algunas marcas conservan diez puntos más que la media a los cinco años. Lo notas al comprar y lo recuperas al vender.
        - **Versión.** El motor más potente y el equipamiento más caro son los que más valor pierden: nadie paga dos veces el techo panorámico.
        - **Color y carrocería.** Blanco, gris y negro se venden antes. Los SUV mantienen el precio mejor que berlinas y monovolúmenes.
        - **Cambio de generación.** Cuando sale el modelo nuevo, el anterior baja de golpe. El coche es el mismo que la semana pasada.
        ## Tres edades, tres compras
        1. **De uno a tres años.** Casi nuevo, a veces con garantía de fábrica. Pagas por la tranquilidad y todavía absorbes parte de la caída fuerte. Encaja si lo vas a tener ocho años o más.
        2. **De cuatro a seis años.** El equilibrio más común: seguridad moderna, kilómetros razonables y más de un tercio del precio ya perdido por otro.
        3. **De ocho a doce años.** El coste anual más bajo si sale bueno. Aquí la revisión y el historial lo son todo, y hay que guardar dinero para reparaciones: cuenta con entre 500 y 1000 euros al año.
        ## Cómo usarlo para negociar
        Compara cada coche con otros **del mismo modelo, año y kilómetros**, no con la media. En cada ficha puedes ver el historial de precios: cuánto lleva anunciado y cuánto ha bajado. Un precio tachado es siempre el más bajo de los 30 días anteriores a la rebaja, como manda la norma europea. Un coche que lleva tres meses y ha bajado dos veces tiene más margen que uno que llegó ayer.
        Y piensa en la salida. Lo que cuesta de verdad un coche es lo que pagas menos lo que te darán por él, dividido entre los años. Uno de 14 000 euros que vendes por 8000 a los cuatro años cuesta 1500 al año; uno de 9000 que vendes por 3000, lo mismo.
        ## Para seguir
        Las últimas bajadas están en [ofertas]({path:offers}). Ordena [todos los coches]({path:cars}) por año o por precio, y cuando tengas dos o tres, mira [cómo revisarlos]({article:inspection}) antes de decidir.
      `,
    },
    pt: {
      title: "Quanto desvaloriza um carro por ano, e com que idade compensa comprar",
      summary:
        "Quanto custam os carros do nosso stock conforme a idade, porque é que os primeiros anos são os mais caros e como escolher a idade certa.",
      alt: "Coupé prateado visto de lado num salão de exposição",
      checks: [
        ["Diretiva 98/6/CE, sobre a indicação dos preços", "https://eur-lex.europa.eu/eli/dir/1998/6/oj"],
        ["Portal das Finanças", "https://www.portaldasfinancas.gov.pt/"],
      ],
      body: `
        Um carro perde valor todos os anos, mas não a mesma quantia. Essa curva, que o primeiro dono paga, é a razão para comprar em segunda mão. E tem um ponto em que joga mais a seu favor.
        ## Os números do nosso stock
        Não são um inquérito: são os carros à venda neste site. Dividimos o preço de cada um pelo que custava em novo, segundo a tabela, e ficámos com o valor do meio em cada idade.
        = Quanto custa um carro conforme a idade, face ao preço em novo
        | Idade | Preço face ao de novo |
        | 1 ano | {age:1} |
        | 3 anos | {age:3} |
        | 5 anos | {age:5} |
        | 8 anos | {age:8} |
        | 10 anos | {age:10} |
        Por outras palavras: o primeiro ano é o mais caro de todos, e os primeiros cinco pesam muito mais do que os cinco seguintes. Depois continua a perder-se todos os anos, mas menos. O preço de tabela também não é o que o primeiro dono pagou, pois quase sempre houve desconto; a queda real do primeiro ano é por isso menor do que se costuma dizer.
        Uma nota para Portugal: o ISV pago em novo fica no preço do carro e desvaloriza com ele. É uma das razões pelas quais um usado nacional custa mais do que o mesmo carro noutros países, e pelas quais tanta gente importa.
        ## O motor muda a curva
        = Carros de quatro a seis anos, por combustível
        | Combustível | Preço face ao de novo |
        | Gasolina | {fuel:petrol} |
        | Diesel | {fuel:diesel} |
        | Híbrido | {fuel:hybrid} |
        | Elétrico | {fuel:electric} |
        Os híbridos aguentam melhor, porque há procura. Os elétricos caem mais, porque os novos baixam de preço e ganham autonomia todos os anos. Para quem compra usado é uma vantagem, desde que a bateria esteja boa. Explicamos em [gasolina, diesel, híbrido ou elétrico]({article:fuel}).
        ## O que mais mexe no preço
        - **Quilómetros.** Contam em relação à idade. Um carro com o dobro do normal pode valer menos 15 ou 20 %; com metade, um pouco mais.
        - **Marca e modelo.** Algumas marcas conservam dez pontos acima da média aos cinco anos. Nota-se ao comprar e recupera-se ao vender.
        - **Versão.** O motor mais potente e o equipamento mais caro são os que mais perdem: ninguém paga duas vezes o teto panorâmico. E, em Portugal, mais cilindrada é mais IUC.
        - **Cor e carroçaria.** Branco, cinzento e preto vendem-se primeiro. Os SUV seguram melhor o preço do que berlinas e monovolumes; as carrinhas continuam a ter procura.
        - **Mudança de geração.** Quando sai o modelo novo, o anterior desce de repente. O carro é o mesmo da semana passada.
        ## Três idades, três compras
        1. **De um a três anos.** Quase novo, por vezes com garantia de fábrica. Paga a tranquilidade e ainda apanha parte da queda maior. Serve se o vai ter oito anos ou mais.
        2. **De quatro a seis anos.** O equilíbrio mais comum: segurança moderna, quilómetros razoáveis e mais de um terço do preço já perdido por outra pessoa. Atenção à primeira inspeção, aos quatro anos.
        3. **De oito a doze anos.** O custo anual mais baixo, se sair bom. Aqui a vistoria e o histórico são tudo, a inspeção passa a anual e convém guardar entre 500 e 1000 euros por ano para reparações.
        ## Como usar isto para negociar
        Compare cada carro com outros **do mesmo modelo, ano e quilómetros**, não com a média. Em cada ficha pode ver o histórico de preços: há quanto tempo está anunciado e quanto desceu. Um preço riscado é sempre o mais baixo dos 30 dias anteriores à redução, como manda a regra europeia. Um carro que está há três meses e já desceu duas vezes tem mais margem do que um que chegou ontem.
        E pense na saída. O que um carro custa mesmo é o que paga menos o que lhe darão por ele, a dividir pelos anos. Um de 14 000 euros que vende por 8000 ao fim de quatro anos custa 1500 por ano; um de 9000 que vende por 3000, o mesmo.
        ## Para continuar
        As últimas descidas estão em [ofertas]({path:offers}). Ordene [todos os carros]({path:cars}) por ano ou por preço e, quando tiver dois ou três, veja [como os vistoriar]({article:inspection}) antes de decidir.
      `,
    },
  },
} as const satisfies Article;
