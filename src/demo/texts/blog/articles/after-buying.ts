import type { Article } from "../article-text.ts";

/** Insurance, taxes and registration once the car is bought. */
export const afterBuying = {
  slugs: { es: "blog/seguro-e-impuestos-despues-de-comprar", pt: "blog/seguro-e-impostos-depois-da-compra" },
  date: "2026-07-16",
  picture: { body: "saloon", paint: "white", view: "side", backdrop: "hall" },
  texts: {
    es: {
      title: "Después de comprar: seguro, impuestos, titularidad e ITV",
      summary:
        "Lo que hay que pagar y tramitar el primer mes con un coche usado: quién paga el ITP, cuándo toca la ITV y qué debes llevar en la guantera.",
      alt: "Berlina blanca vista de lado en una nave de exposición",
      checks: [
        ["Sede electrónica de la DGT", "https://sede.dgt.gob.es/"],
        ["Agencia Tributaria", "https://sede.agenciatributaria.gob.es/"],
      ],
      body: `
        El precio del coche no es lo último que pagas. Tampoco lo es por mucho: casi todo lo que sigue cabe en una hoja, y si compras a un profesional, una parte ya está hecha.
        ## El primer mes, en orden
        = Qué, cuándo y quién
        | Trámite | Plazo | Quién lo hace |
        | Seguro obligatorio | Antes de mover el coche | Tú |
        | ITP, solo entre particulares | 30 días hábiles, según comunidad | Quien compra |
        | Cambio de titularidad en la DGT | 30 días | Quien compra, o la gestoría del vendedor |
        | ITV, si está vencida | Antes de circular | Quien compra, salvo pacto |
        | Alta en el impuesto de circulación | Automática con el cambio | El ayuntamiento |
        ## El seguro
        El obligatorio cubre los daños que causes a otros. Sin él, ni siquiera puede estar aparcado en la calle. Para decidir el resto, piensa en lo que podrías pagar tú:
        - **Terceros ampliado**, con lunas, robo e incendio: lo habitual de seis a diez años de antigüedad.
        - **Todo riesgo con franquicia**: razonable si el coche vale más de diez o doce mil euros o está financiado.
        - **Todo riesgo sin franquicia**: caro, y rara vez compensa en un usado.
        Pide la fecha y hora de efecto por escrito. Si vienes de otra póliza, lleva el certificado de no siniestralidad. Y avisa de todos los conductores habituales: callar uno joven puede reducir la indemnización.
        ## ITP o IVA: depende de quién vende
        - **Entre particulares** el comprador paga el impuesto de transmisiones patrimoniales. El tipo lo fija cada comunidad, casi siempre entre el 4 y el 8 %, sobre el valor de las tablas de Hacienda o el precio, si es mayor. Algunas eximen los coches muy antiguos.
        - **A un profesional** no pagas ITP. El precio lleva IVA, o tributa por el régimen de bienes usados, en el que el impuesto va dentro del margen del vendedor y no se desglosa.
        - **IVA deducible.** Si compras como autónomo o empresa, busca los coches marcados como IVA deducible: solo en ellos la factura lo desglosa.
        El impuesto de matriculación no te afecta si el coche ya tiene matrícula española: se pagó entonces. En uno que viene de fuera, pregúntalo antes de firmar.
        ## Titularidad
        En una compra a un concesionario, la gestoría presenta el cambio ante la DGT y recibes un justificante con el que puedes circular mientras llega el permiso. La tasa ronda los 56 euros; la gestión aparte. En los gastos de contrato de nuestras reservas está incluida. Entre particulares puedes hacerlo online, con el contrato y el ITP liquidado.
        Comprueba que el coche ya consta a tu nombre en la aplicación **miDGT** a las dos o tres semanas. Ahí llevarás también el permiso y el carné.
        ## Impuesto de circulación
        El IVTM lo cobra el ayuntamiento donde esté domiciliado el permiso, a quien sea titular el 1 de enero, una vez al año. Depende de los caballos fiscales. Los eléctricos y muchos híbridos tienen bonificación si la pides. Si te mudas, cambia el domicilio del permiso.
        ## ITV
        Un turismo pasa la primera a los **cuatro años**, después cada **dos** hasta los diez, y a partir de ahí cada **año**. Puedes adelantarla un mes sin perder fecha. Al comprar, un coche con la ITV recién pasada vale más que uno al que le queda una semana: la próxima fecha está en cada ficha.
        ## En la guantera
        - Permiso de circulación y ficha técnica, en papel o en miDGT.
        - Chaleco reflectante a mano, no en el maletero.
        - **Baliza V-16 conectada**, obligatoria desde el 1 de enero de 2026 en lugar de los triángulos.
        - Rueda de repuesto o kit, y la llave antirrobo de los tornillos.
        - El parte amistoso de accidente.
        ## Y si lo financiaste
        Guarda el contrato y el cuadro de pagos. Si hay reserva de dominio, recuerda cancelarla en el Registro de Bienes Muebles cuando termines: no se borra sola. Sobre lo demás, lee [cómo leer una oferta de crédito]({article:credit}). Y si todavía estás buscando, empieza por [todos los coches]({path:cars}) o pregunta en tu [concesionario más cercano]({path:dealers}).
      `,
    },
    pt: {
      title: "Depois da compra: seguro, registo, IUC e inspeção",
      summary:
        "O que pagar e tratar no primeiro mês com um carro usado: registo de propriedade em 60 dias, IUC, seguro com carta verde e inspeção periódica.",
      alt: "Berlina branca vista de lado num salão de exposição",
      checks: [
        ["Portal das Finanças", "https://www.portaldasfinancas.gov.pt/"],
        ["Instituto da Mobilidade e dos Transportes", "https://www.imt-ip.pt/"],
        ["Portal da Justiça, registo automóvel", "https://justica.gov.pt/"],
      ],
      body: `
        O preço do carro não é a última coisa que paga. Mas o resto cabe numa folha e, se comprar a um profissional, uma parte já vem tratada.
        ## O primeiro mês, por ordem
        = O quê, quando e quem
        | Assunto | Prazo | Quem trata |
        | Seguro de responsabilidade civil | Antes de o carro andar | O comprador |
        | Registo de propriedade | 60 dias | O vendedor profissional, ou as duas partes |
        | IUC | Todos os anos | Quem está no registo |
        | Inspeção periódica | Até à data da ficha | O proprietário |
        | Morada no documento do carro | 60 dias depois de mudar | O proprietário |
        ## O seguro e a carta verde
        A responsabilidade civil é obrigatória, mesmo com o carro parado na rua. Para decidir o resto, pense no que conseguiria pagar do seu bolso:
        - **Responsabilidade civil com assistência e vidros**: o habitual a partir dos dez anos.
        - **Furto, incêndio e fenómenos da natureza**: sensato até aos oito ou dez anos, ou se dorme na rua.
        - **Danos próprios com franquia**: razoável se o carro vale mais de dez mil euros ou está financiado.
        Com a apólice recebe o **certificado internacional de seguro**, a que toda a gente chama carta verde, embora hoje se imprima em papel branco. Prova o seguro em Portugal e nos países da lista, Espanha incluída. Tenha-a consigo, em papel ou no telemóvel, e peça por escrito a data e a hora de início.
        ## Registo de propriedade
        O novo dono tem **60 dias** a contar da compra. Trata-se no portal Automóvel Online, numa conservatória do registo automóvel ou num balcão dos registos. O emolumento ronda os 65 euros e é menor online; fora de prazo sobe. Se comprar a um profissional, é normal que ele trate de tudo e que o valor esteja nos custos do contrato.
        No fim, o **Documento Único Automóvel** chega por correio à morada do Cartão de Cidadão. Confirme que não traz reserva de propriedade de quem vendeu.
        ## Impostos na compra
        - **A um profissional**, o preço inclui IVA ou segue o regime da margem, em que o imposto está dentro do ganho do vendedor e não aparece na fatura.
        - **A um particular** não há imposto de transmissão: só o registo.
        - **ISV.** O imposto sobre veículos paga-se uma vez, quando o carro recebe a primeira matrícula portuguesa. Num usado nacional já está pago. Num importado, confirme-o antes: é a conta mais cara de todas.
        - **IVA dedutível.** Se compra como empresa, procure os carros assinalados com IVA dedutível.
        Não confunda siglas: o IMT que trata de matrículas e cartas é o Instituto da Mobilidade e dos Transportes; o imposto com o mesmo nome é sobre casas.
        ## IUC
        O imposto único de circulação é anual e paga-o quem consta do registo, **mesmo que o carro não circule**. Tradicionalmente paga-se no mês da matrícula; o calendário está a ser revisto, por isso veja no Portal das Finanças a data que lhe cabe. Para carros desde julho de 2007 contam a cilindrada e o CO2; para os anteriores, a cilindrada e a idade. Num importado conta em regra a primeira matrícula na União Europeia. Os elétricos a bateria estão isentos. Há mais sobre emissões em [norma Euro e zonas reduzidas]({article:badge}).
        Antes de comprar, faça a simulação com a matrícula: entre dois carros parecidos pode haver mais de cem euros por ano de diferença.
        ## Inspeção periódica
        Um ligeiro de passageiros vai à primeira inspeção aos **quatro anos**, depois de **dois em dois** até aos oito, e daí em diante **todos os anos**. Pode ir até três meses antes da data. Circular sem inspeção dá coima e complica o seguro em caso de acidente. A data da próxima está em cada ficha.
        ## Dentro do carro
        - Documento Único, certificado do seguro e ficha de inspeção.
        - **Colete refletor** ao alcance da mão e triângulo de pré-sinalização, ambos obrigatórios.
        - Pneu suplente ou kit, e a chave antifurto das rodas.
        - Declaração amigável de acidente.
        - Identificador de portagens em nome certo.
        ## Se o financiou
        Guarde o contrato e o plano de pagamentos. No fim do crédito, peça a extinção da reserva de propriedade: não desaparece sozinha. Para o resto, leia [como ler uma proposta de crédito]({article:credit}). E se ainda está a procurar, comece por [todos os carros]({path:cars}) ou pergunte no [concessionário mais próximo]({path:dealers}).
      `,
    },
  },
} as const satisfies Article;
