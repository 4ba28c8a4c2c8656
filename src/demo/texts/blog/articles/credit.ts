import type { Article } from "../article-text.ts";

/** How to read a credit offer. Every figure of the example comes from `credit-example.ts`. */
export const credit = {
  slugs: { es: "blog/como-leer-una-oferta-de-credito", pt: "blog/como-ler-uma-proposta-de-credito" },
  date: "2026-11-16",
  picture: { body: "estate", paint: "blue", view: "rear", backdrop: "pavement" },
  texts: {
    es: {
      title: "Cómo leer una oferta de crédito para un coche: TIN, TAE y total",
      summary:
        "Un ejemplo calculado al céntimo: por qué la cuota más baja suele ser el crédito más caro y qué tres números hay que comparar antes de firmar.",
      alt: "Familiar azul visto desde atrás sobre el pavimento",
      checks: [
        [
          "Ley 16/2011, de contratos de crédito al consumo",
          "https://www.boe.es/buscar/act.php?id=BOE-A-2011-10970",
        ],
        ["Portal del Cliente Bancario, Banco de España", "https://clientebancario.bde.es/"],
      ],
      body: `
        «Desde 199 euros al mes» no es un precio. Es una parte de un precio, y casi siempre la que menos dice. Pedir dinero prestado cuesta dinero; lo que conviene saber es cuánto, y para eso bastan tres números: la **TAE**, el **importe total adeudado** y el **plazo**.
        ## Las palabras, sin rodeos
        - **TIN.** El tipo de interés nominal: lo que se paga cada año por el dinero pendiente, sin gastos.
        - **TAE.** La tasa anual equivalente: el TIN más las comisiones y los gastos obligatorios, repartidos en el tiempo. Sirve para comparar dos créditos distintos.
        - **Comisión de apertura.** Un porcentaje del importe que se paga al empezar. No está en el TIN; sí en la TAE.
        - **Importe total adeudado.** Todo lo que habrás pagado por el crédito al terminar: capital, intereses y gastos.
        - **Entrada.** Lo que pagas el primer día. Cuanto mayor, menos pides.
        - **Valor residual o última cuota.** En algunos créditos la cuota es baja porque queda un pago grande al final.
        ## Un ejemplo con las mismas condiciones y tres plazos
        Un coche de {credit:price}, con una entrada de {credit:deposit}. Se financian {credit:capital} a un TIN fijo del {credit:tan}, con una comisión de apertura del {credit:openingPercent}, que son {credit:opening} y se pagan al formalizar. Cuotas iguales cada mes, sin valor residual. Lo hemos calculado con el mismo programa que hace las simulaciones de nuestras fichas.
        = El mismo préstamo a 48, 72 y 96 meses: cuota, intereses y total adeudado
        | Meses | Cuota | TAE | Intereses | Total |
        | 48 | {credit:48:fee} | {credit:48:taeg} | {credit:48:interest} | {credit:48:mtic} |
        | 72 | {credit:72:fee} | {credit:72:taeg} | {credit:72:interest} | {credit:72:mtic} |
        | 96 | {credit:96:fee} | {credit:96:taeg} | {credit:96:interest} | {credit:96:mtic} |
        Fíjate en dos cosas. La TAE **baja** al alargar el plazo, porque la comisión se reparte entre más años; y aun así el crédito de 96 meses es el más caro: sus intereses son más del doble que los de 48. La TAE compara créditos del mismo plazo. Para comparar plazos, mira el total.
        Con la entrada, el coche sale por {credit:48:total} a cuatro años y por {credit:96:total} a ocho. Al contado, {credit:price}.
        ## Qué tiene que decir la oferta
        La Ley 16/2011, de contratos de crédito al consumo, obliga a que toda publicidad que dé una cifra incluya un ejemplo representativo con el tipo y los gastos, el importe, la TAE, el plazo, el precio al contado, la entrada, la cuota y el total. Antes de firmar deben darte la **información normalizada europea**, un documento igual en todas las entidades. Pide dos y ponlos uno al lado de otro.
        ## Lo que sube el precio sin que se note
        1. **Un precio al contado y otro financiado.** Si el descuento exige financiar, resta el descuento al coste del crédito y mira qué queda.
        2. **Seguros vinculados.** Si son obligatorios para obtener el crédito, deben estar en la TAE. Si son voluntarios, puedes decir que no.
        3. **Una última cuota grande.** Pregunta qué pasa al llegar: pagarla, refinanciar o devolver el coche, y en qué condiciones.
        4. **Plazos más largos que el uso.** Un coche de seis años a ocho años de plazo se paga hasta los catorce. Durante mucho tiempo deberás más de lo que vale.
        ## Tus derechos después de firmar
        - Puedes **desistir del crédito** en 14 días naturales sin dar motivos. Devuelves el dinero con los intereses de esos días.
        - Puedes **adelantar** parte o todo en cualquier momento. La compensación no puede pasar del 1 % de lo que adelantas si falta más de un año, ni del 0,5 % si falta menos.
        - Si el coche no es conforme y el crédito se hizo para comprarlo, puedes oponer tus derechos también frente a la entidad.
        ## Cómo lo enseñamos aquí
        Al lado de cada cuota están la TAE, el plazo y el total. En la ficha puedes mover la entrada y los meses y ver la tabla de pagos completa. Si quieres empezar por lo que cuesta menos, mira [las ofertas]({path:offers}); y si vas a entregar un coche, lee antes [cuánto vale el tuyo]({article:tradeIn}).
      `,
    },
    pt: {
      title: "Como ler uma proposta de crédito automóvel: TAN, TAEG e MTIC",
      summary:
        "Um exemplo calculado ao cêntimo, com imposto do selo: porque é que a prestação mais baixa costuma ser o crédito mais caro e o que comparar.",
      alt: "Carrinha azul vista de trás sobre o pavimento",
      checks: [["Portal do Cliente Bancário, Banco de Portugal", "https://clientebancario.bportugal.pt/"]],
      body: `
        «Desde 199 euros por mês» não é um preço. É uma parte de um preço, e quase sempre a que menos diz. Pedir dinheiro emprestado custa dinheiro; interessa saber quanto, e para isso chegam três números: a **TAEG**, o **MTIC** e o **prazo**.
        ## As palavras, sem rodeios
        - **TAN.** A taxa anual nominal: o juro sobre o capital em dívida, sem encargos.
        - **TAEG.** A taxa anual de encargos efetiva global: junta à TAN comissões, impostos e seguros exigidos. Serve para comparar dois créditos com o mesmo prazo.
        - **MTIC.** O montante total imputado ao consumidor: tudo o que terá pago no fim, do capital aos impostos.
        - **Imposto do selo.** Paga-se sobre o crédito utilizado, sobre os juros e sobre as comissões. Faz parte da TAEG e do MTIC.
        - **Entrada.** O que paga no primeiro dia. Quanto maior, menos pede.
        - **Valor residual.** Em alguns créditos a prestação é baixa porque fica um pagamento grande para o fim.
        ## Um exemplo com as mesmas condições e três prazos
        Um carro de {credit:price}, com entrada de {credit:deposit}. Financiam-se {credit:capital} com TAN fixa de {credit:tan} e uma comissão de abertura de {credit:openingPercent}, ou seja {credit:opening}, paga na contratação. O imposto do selo sobre o crédito utilizado, de {credit:usedTaxPercent}, são {credit:usedTax} e paga-se com a primeira prestação; sobre os juros incidem mais {credit:interestTaxPercent}, já incluídos nas prestações, e outro tanto sobre a comissão, {credit:expensesTax}. Calculámos tudo com o mesmo programa que faz as simulações das nossas fichas.
        = O mesmo empréstimo a 48, 72 e 96 meses
        | Meses | Prestação | TAEG | Juros | MTIC |
        | 48 | {credit:48:fee} | {credit:48:taeg} | {credit:48:interest} | {credit:48:mtic} |
        | 72 | {credit:72:fee} | {credit:72:taeg} | {credit:72:interest} | {credit:72:mtic} |
        | 96 | {credit:96:fee} | {credit:96:taeg} | {credit:96:interest} | {credit:96:mtic} |
        Repare em duas coisas. A TAEG **desce** quando o prazo aumenta, porque a comissão e o selo se repartem por mais anos; e mesmo assim o crédito a 96 meses é o mais caro: paga mais do dobro dos juros do de 48. Para comparar prazos, olhe para o MTIC.
        Com a entrada, o carro fica por {credit:48:total} a quatro anos e por {credit:96:total} a oito. A pronto, {credit:price}.
        ## O que a proposta tem de dizer
        O Decreto-Lei n.º 133/2009, do crédito aos consumidores, obriga a publicidade que indique números a dar um exemplo representativo com TAN, TAEG, montante, prazo, prestação e MTIC. Antes de assinar têm de lhe entregar a **FIN**, a ficha de informação normalizada, igual em todas as instituições. Peça duas e ponha-as lado a lado.
        O Banco de Portugal publica todos os trimestres a **TAEG máxima** de cada tipo de crédito, com valores próprios para automóveis usados. Uma proposta acima dela não é legal. No Portal do Cliente Bancário pode também confirmar se quem lhe vende o crédito está registado como intermediário.
        ## O que encarece sem se notar
        1. **Um preço a pronto e outro financiado.** Se o desconto obriga a financiar, subtraia-o ao custo do crédito e veja o que sobra.
        2. **Seguros associados.** Se forem exigidos, têm de estar na TAEG. Se forem facultativos, pode recusar.
        3. **Uma última prestação grande.** Pergunte o que acontece nessa altura: pagar, refinanciar ou entregar o carro, e em que condições.
        4. **Reserva de propriedade.** Enquanto houver crédito, pode ficar registada a favor do banco. No fim, peça a extinção.
        5. **Prazos mais longos do que o uso.** Um carro de seis anos com crédito a oito paga-se até aos catorze.
        ## Os seus direitos depois de assinar
        - Pode **revogar o contrato de crédito** em 14 dias de calendário, sem dar motivos. Devolve o dinheiro com os juros desses dias.
        - Pode **reembolsar antes do prazo**, em parte ou no todo. A comissão não pode passar de 0,5 % do capital reembolsado se faltar mais de um ano, nem de 0,25 % se faltar um ano ou menos.
        - Se o carro tiver falta de conformidade e o crédito tiver sido feito para o comprar, pode invocar direitos também perante o financiador.
        ## Como mostramos aqui
        Ao lado de cada prestação estão a TAEG, o prazo e o total. Na ficha pode mudar a entrada e os meses e ver o plano de pagamentos completo. Se quiser começar pelo que custa menos, veja [as ofertas]({path:offers}); e se vai entregar um carro, leia antes [quanto vale o seu]({article:tradeIn}).
      `,
    },
  },
} as const satisfies Article;
