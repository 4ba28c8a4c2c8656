export default {
  contactTitle: "Escríbenos",
  contactIntro: "Cuéntanos qué necesitas y te contestamos por correo.",
  contactSend: "Enviar mensaje",
  contactUse: "Usamos estos datos solo para contestarte.",
  contactSent: "Hemos recibido tu mensaje",
  contactNext: "Te contestaremos por correo. Si nos has dejado tu teléfono, puede que te llamemos.",
  sent: "Lo que nos has enviado",
  reference: "Referencia",
} as const;
