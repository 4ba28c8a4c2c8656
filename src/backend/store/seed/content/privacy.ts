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
        - Tasación: matrícula, datos y fotografías de tu coche, para valorarlo. Base legal: las medidas previas al contrato que tú pides.
        - Solicitudes: lo que escribes al pedir una prueba o información, para responderte. Base legal: tu petición.
        - Alertas y boletín: tu correo y tus criterios, mientras no te des de baja. Base legal: tu consentimiento, que puedes retirar con un clic en cada correo.
        - Uso del sitio: páginas vistas sin identificarte, para saber qué funciona. Base legal: el interés legítimo. Todo lo que va más allá requiere tu consentimiento.
        ## Cuánto tiempo los guardamos
        - Cuenta y alertas: hasta que las borras.
        - Tasaciones: caducan a los 30 días; los datos se borran cuando ya no hacen falta para una compra.
        - Reservas y facturas: el tiempo que exigen las leyes fiscales y mercantiles.
        - Solicitudes: hasta responderlas y el plazo de posibles reclamaciones.
        ## A quién los damos
        Al concesionario que te atiende, al proveedor de pagos, a la entidad financiera si pides crédito y a quien nos presta servicios informáticos, siempre con contrato. No vendemos datos.
        ## Tus derechos
        Puedes acceder a tus datos, corregirlos, borrarlos, llevártelos, limitar su uso y oponerte a él. La copia y el borrado están en tu área personal; para el resto, escribe al responsable. Si crees que no te atendemos bien, puedes reclamar ante la Agencia Española de Protección de Datos.
        ## Decisiones automáticas
        La tasación online es un cálculo automático, pero la confirma una persona. La concesión de un crédito la decide la entidad financiera, que te informa de su procedimiento.
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
        - Avaliação: matrícula, dados e fotografias do seu carro, para o avaliar. Fundamento: as diligências pré-contratuais que nos pede.
        - Pedidos: o que escreve ao pedir um ensaio ou informações, para lhe respondermos. Fundamento: o seu pedido.
        - Alertas e boletim: o seu correio eletrónico e os seus critérios, enquanto não os cancelar. Fundamento: o seu consentimento, que pode retirar com um clique em cada mensagem.
        - Utilização do site: páginas vistas sem o identificar, para saber o que funciona. Fundamento: o interesse legítimo. Tudo o que vá além disso exige o seu consentimento.
        ## Durante quanto tempo os guardamos
        - Conta e alertas: até os apagar.
        - Avaliações: caducam aos 30 dias; os dados apagam-se quando já não são precisos para uma compra.
        - Reservas e faturas: o tempo que exigem as leis fiscais e comerciais.
        - Pedidos: até lhes respondermos e o prazo de eventuais reclamações.
        ## A quem os damos
        Ao concessionário que o atende, ao prestador de pagamentos, à entidade financeira se pedir crédito e a quem nos presta serviços informáticos, sempre com contrato. Não vendemos dados.
        ## Os seus direitos
        Pode aceder aos seus dados, corrigi-los, apagá-los, levá-los consigo, limitar a sua utilização e opor-se a ela. A cópia e o apagamento estão na sua área pessoal; para o resto, escreva ao responsável. Se entender que não foi bem atendido, pode reclamar junto da Comissão Nacional de Proteção de Dados.
        ## Decisões automáticas
        A avaliação online é um cálculo automático, mas confirmada por uma pessoa. A concessão de um crédito é decidida pela entidade financeira, que o informa do seu procedimento.
        `,
      ),
    ],
  },
} as const satisfies PageTexts;
