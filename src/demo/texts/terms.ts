import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** Terms of the site itself. */
export const termsTexts = {
  es: {
    seo: {
      title: "Términos de servicio | Volante",
      description:
        "Términos de uso del sitio: quién lo publica, qué ofrece, qué exactitud tienen los datos de los vehículos y qué puedes esperar de tu cuenta.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Términos de servicio", text: "Lo que este sitio hace y lo que no." },
      },
      richText(
        "terms",
        `
        ## Quién publica este sitio
        Volante es una marca de demostración. Los concesionarios, sus direcciones y sus teléfonos son ficticios, igual que los vehículos en venta. La empresa que publique este sitio debe sustituir este apartado por su razón social, su NIF, su domicilio, sus datos registrales y una dirección de contacto.
        ## Qué ofrece
        Un catálogo de coches y motos de segunda mano, con su precio, su historial de precios y una simulación de la financiación; la comparación y los favoritos; la tasación de tu coche; y la reserva online. Mirar y comparar no requiere cuenta.
        ## Los datos de los vehículos
        Los datos técnicos proceden de la ficha de cada versión cuando se vendía nueva. El equipamiento puede variar de una unidad a otra: el que cuenta es el que figura en el contrato. Si encuentras un error, avisa al concesionario y lo corregimos.
        ## Los precios
        Los precios son al contado y llevan incluidos los impuestos. El precio financiado, cuando lo hay, solo vale con la financiación que se indica a su lado. Un precio tachado es el más bajo que tuvo el vehículo en los 30 días anteriores a la rebaja.
        ## Las cuotas
        La simulación es orientativa hasta que la entidad financiera la confirma. Al lado de cada cuota están el tipo nominal, la TAE, el plazo, la entrada y el total que se paga. Pedir dinero prestado cuesta dinero.
        ## Tu cuenta
        Eres responsable de tu contraseña. Puedes cerrar la cuenta y pedir una copia de tus datos cuando quieras. Podemos bloquear una cuenta que se use para hacer reservas falsas.
        ## Uso del sitio
        Puedes enlazar cualquier página. No está permitido extraer el catálogo de forma masiva ni usar el sitio para enviar publicidad a los concesionarios.
        ## Disponibilidad
        Intentamos que el sitio funcione siempre, pero puede haber paradas de mantenimiento. Si una reserva se ve afectada, prevalece lo que figure en las condiciones de reserva.
        ## Ley aplicable
        En España se aplica la ley española y son competentes los tribunales de tu domicilio.
        `,
      ),
    ],
  },
  pt: {
    seo: {
      title: "Termos de serviço | Volante",
      description:
        "Termos de utilização do site: quem o publica, o que oferece, que exatidão têm os dados dos veículos e o que pode esperar da sua conta.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Termos de serviço", text: "O que este site faz e o que não faz." },
      },
      richText(
        "terms",
        `
        ## Quem publica este site
        Volante é uma marca de demonstração. Os concessionários, as suas moradas e os seus telefones são fictícios, tal como os veículos à venda. A empresa que publique este site deve substituir este ponto pela sua firma, NIF, sede, dados de registo e um contacto.
        ## O que oferece
        Um catálogo de carros e motos em segunda mão, com o preço, o histórico de preços e uma simulação do financiamento; a comparação e os favoritos; a avaliação do seu carro; e a reserva online. Ver e comparar não exige conta.
        ## Os dados dos veículos
        Os dados técnicos vêm da ficha de cada versão quando era vendida nova. O equipamento pode variar de uma unidade para outra: o que conta é o que consta do contrato. Se encontrar um erro, avise o concessionário e corrigimo-lo.
        ## Os preços
        Os preços são a pronto e incluem impostos. O preço financiado, quando existe, só é válido com o financiamento indicado ao lado. Um preço riscado é o mais baixo que o veículo teve nos 30 dias anteriores à redução.
        ## As prestações
        A simulação é indicativa até a entidade financeira a confirmar. Ao lado de cada prestação estão a TAN, a TAEG, o prazo, a entrada e o MTIC. Pedir dinheiro emprestado custa dinheiro.
        ## A sua conta
        É responsável pela sua palavra-passe. Pode fechar a conta e pedir uma cópia dos seus dados quando quiser. Podemos bloquear uma conta usada para fazer reservas falsas.
        ## Utilização do site
        Pode ligar a qualquer página. Não é permitido extrair o catálogo em massa nem usar o site para enviar publicidade aos concessionários.
        ## Disponibilidade
        Procuramos que o site funcione sempre, mas pode haver paragens de manutenção. Se uma reserva for afetada, prevalece o que consta das condições de reserva.
        ## Lei aplicável
        Em Portugal aplica-se a lei portuguesa e são competentes os tribunais da sua residência.
        `,
      ),
    ],
  },
} as const satisfies PageTexts;
