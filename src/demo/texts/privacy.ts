import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** Information on personal data (Regulation (EU) 2016/679, articles 13 and 14). */
export const privacyTexts = {
  es: {
    seo: {
      title: "Privacidad | Volante",
      description:
        "Qué datos personales tratamos, para qué, con qué base legal, cuánto tiempo los guardamos, a quién los damos y cómo ejerces tus derechos.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Privacidad", text: "Qué datos tratamos, para qué y durante cuánto tiempo." },
      },
      richText(
        "privacy",
        `
        ## Responsable
        Volante es una marca de demostración y no hay una empresa detrás de ella. La que publique este sitio debe indicar aquí su razón social, su domicilio, un contacto y, si lo tiene, su delegado de protección de datos.
        ## Qué datos tratamos y para qué
        - Cuenta: nombre, correo y teléfono, para que puedas entrar y ver tus reservas. Base legal: el contrato contigo.
        - Reserva: además, NIF, dirección, concesionario y, si financias, fecha de nacimiento. Base legal: el contrato y las obligaciones fiscales.
        - Pago: el proveedor de pagos recibe los datos de tu tarjeta. Nosotros recibimos solo el resultado.
        - Tasación: matrícula, kilómetros y datos de tu coche, y tu nombre, correo y teléfono, para valorarlo y darte cita. Con la matrícula consultamos qué coche es, no de quién. Base legal: las medidas previas al contrato que tú pides.
        - Solicitudes: lo que escribes al pedir una prueba o información, para responderte. Base legal: tu petición.
        - Alertas y boletín: tu correo y tus criterios, mientras no te des de baja. Base legal: tu consentimiento, que puedes retirar con un clic en cada correo.
        - Uso del sitio: páginas vistas sin identificarte, para saber qué funciona. Base legal: el interés legítimo. Todo lo que va más allá requiere tu consentimiento.
        ## Cuánto tiempo los guardamos
        - Cuenta y alertas: hasta que las borras.
        - Tasaciones: valen 30 días. Las que haces sin cuenta se borran 60 días después de caducar; las de tu cuenta, cuando las borras tú o borras la cuenta.
        - Reservas y facturas: el tiempo que exigen las leyes fiscales y mercantiles.
        - Solicitudes: hasta responderlas y el plazo de posibles reclamaciones.
        ## A quién los damos
        Al concesionario que te atiende, al proveedor de pagos, a la entidad financiera si pides crédito y a quien nos presta servicios informáticos, siempre con contrato. No vendemos datos.
        ## Tus derechos
        Puedes acceder a tus datos, corregirlos, borrarlos, llevártelos, limitar su uso y oponerte a él. La copia y el borrado están en tu área personal; para el resto, escribe al responsable. Si crees que no te atendemos bien, puedes reclamar ante la Agencia Española de Protección de Datos.
        ## Decisiones automáticas
        La tasación es un cálculo automático con los precios de los coches que tenemos a la venta; la confirma una persona cuando ve el tuyo. La concesión de un crédito la decide la entidad financiera, que te informa de su procedimiento.
        `,
      ),
    ],
  },
  pt: {
    seo: {
      title: "Privacidade | Volante",
      description:
        "Que dados pessoais tratamos, para quê, com que fundamento, durante quanto tempo, a quem os damos e como exerce os seus direitos.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Privacidade", text: "Que dados tratamos, para quê e durante quanto tempo." },
      },
      richText(
        "privacy",
        `
        ## Responsável
        Volante é uma marca de demonstração e não há uma empresa por trás dela. A que publique este site deve indicar aqui a sua firma, sede, um contacto e, se o tiver, o encarregado da proteção de dados.
        ## Que dados tratamos e para quê
        - Conta: nome, correio eletrónico e telefone, para que possa entrar e ver as suas reservas. Fundamento: o contrato consigo.
        - Reserva: além disso, NIF, morada, concessionário e, se financiar, data de nascimento. Fundamento: o contrato e as obrigações fiscais.
        - Pagamento: o prestador de pagamentos recebe os dados do seu cartão. Nós recebemos apenas o resultado.
        - Avaliação: matrícula, quilómetros e dados do seu carro, e o seu nome, correio eletrónico e telefone, para o avaliar e fazer a marcação. Com a matrícula consultamos que carro é, não de quem é. Fundamento: as diligências pré-contratuais que nos pede.
        - Pedidos: o que escreve ao pedir um test-drive ou informações, para lhe respondermos. Fundamento: o seu pedido.
        - Alertas e boletim: o seu correio eletrónico e os seus critérios, enquanto não os cancelar. Fundamento: o seu consentimento, que pode retirar com um clique em cada mensagem.
        - Utilização do site: páginas vistas sem o identificar, para saber o que funciona. Fundamento: o interesse legítimo. Tudo o que vá além disso exige o seu consentimento.
        ## Durante quanto tempo os guardamos
        - Conta e alertas: até os apagar.
        - Avaliações: valem 30 dias. As que fizer sem conta apagam-se 60 dias depois de caducarem; as da sua conta, quando as apagar ou apagar a conta.
        - Reservas e faturas: o tempo que exigem as leis fiscais e comerciais.
        - Pedidos: até lhes respondermos e o prazo de eventuais reclamações.
        ## A quem os damos
        Ao concessionário que o atende, ao prestador de pagamentos, à entidade financeira se pedir crédito e a quem nos presta serviços informáticos, sempre com contrato. Não vendemos dados.
        ## Os seus direitos
        Pode aceder aos seus dados, corrigi-los, apagá-los, levá-los consigo, limitar a sua utilização e opor-se a ela. A cópia e o apagamento estão na sua área pessoal; para o resto, escreva ao responsável. Se entender que não foi bem atendido, pode reclamar junto da Comissão Nacional de Proteção de Dados.
        ## Decisões automáticas
        A avaliação é um cálculo automático com os preços dos carros que temos à venda; é confirmada por uma pessoa quando vê o seu. A concessão de um crédito é decidida pela entidade financeira, que o informa do seu procedimento.
        `,
      ),
    ],
  },
} as const satisfies PageTexts;
