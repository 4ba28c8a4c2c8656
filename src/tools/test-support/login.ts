/** Where the login and the favourites are, and the words that they are found by. */
export const loginPaths = { es: "/acceso/", pt: "/pt/acesso/" } as const;
export const favouritesPaths = { es: "/personal/favoritos/", pt: "/pt/pessoal/favoritos/" } as const;

export const demoCustomers = {
  es: { email: "cliente@volante.test", password: "volante-demo" },
  pt: { email: "cliente-pt@volante.test", password: "volante-demo" },
} as const;

export const loginWords = {
  es: {
    title: "Accede a tu cuenta",
    email: "Correo electrónico",
    password: "Contraseña",
    submit: "Entrar",
    form: "Entrar con tu correo",
    login: "Iniciar sesión",
    favourites: "Tus favoritos",
    none: /Todavía no has guardado/,
    saved: /está en tus favoritos/,
    removed: /ya no está en tus favoritos/,
    remove: /^Quitar de favoritos/,
    undo: /^Deshacer/,
    undoForm: "Deshacer",
    logOut: "Cerrar sesión",
    loggedOut: "Has cerrado la sesión.",
    failed: /No hemos podido iniciar la sesión/,
    over: /Tu sesión ha caducado/,
    away: "Ahora mismo no se puede entrar",
    save: "Guardar en favoritos",
    full: /Ya tienes 200 favoritos/,
  },
  pt: {
    title: "Aceda à sua conta",
    email: "E-mail",
    password: "Palavra-passe",
    submit: "Entrar",
    form: "Entrar com o seu e-mail",
    login: "Iniciar sessão",
    favourites: "Os seus favoritos",
    none: /Ainda não guardou/,
    saved: /está nos seus favoritos/,
    removed: /já não está nos seus favoritos/,
    remove: /^Retirar dos favoritos/,
    undo: /^Anular/,
    undoForm: "Anular",
    logOut: "Terminar sessão",
    loggedOut: "Terminou a sessão.",
    failed: /Não conseguimos iniciar a sessão/,
    over: /A sua sessão expirou/,
    away: "Neste momento não é possível entrar",
    save: "Guardar nos favoritos",
    full: /Já tem 200 favoritos/,
  },
} as const;
