/** Addresses of the seeded content that the specs start from. */
export const paths = {
  home: { es: "/", pt: "/pt/" },
  list: { es: "/listado-coches-segunda-mano/", pt: "/pt/carros-segunda-mao/" },
  blog: { es: "/blog/", pt: "/pt/blog/" },
  article: {
    es: "/blog/como-leer-una-oferta-de-credito/",
    pt: "/pt/blog/como-ler-uma-proposta-de-credito/",
  },
  faq: { es: "/preguntas-frecuentes/", pt: "/pt/perguntas-frequentes/" },
  missing: { es: "/no-hay-nada-aqui/", pt: "/pt/nao-ha-nada-aqui/" },
} as const;
