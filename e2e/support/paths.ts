/** Addresses of the seeded content that the specs start from. */
export const paths = {
  home: { es: "/", pt: "/pt/" },
  list: { es: "/listado-coches-segunda-mano/", pt: "/pt/carros-segunda-mao/" },
  missing: { es: "/no-hay-nada-aqui/", pt: "/pt/nao-ha-nada-aqui/" },
} as const;
