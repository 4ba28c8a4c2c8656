export default {
  short: {
    below: "Buen precio",
    "in-line": "En línea",
    above: "Por encima",
    unknown: "Sin datos suficientes",
  },
  below: "Buen precio: por debajo de lo habitual aquí",
  "in-line": "En línea con lo habitual aquí",
  above: "Por encima de lo habitual aquí",
  unknown: "Sin datos suficientes para valorar el precio.",
  car: "Hemos comparado este coche con otros {count} parecidos que tenemos a la venta: con los años y kilómetros de este, la mitad cuesta entre {low} y {high}, y el precio central es de {median}.",
  carSame:
    "Hemos comparado este coche con otros {count} parecidos que tenemos a la venta: con los años y kilómetros de este, al menos la mitad cuesta unos {median}.",
  motorbike:
    "Hemos comparado esta moto con otras {count} parecidas que tenemos a la venta: con los años y kilómetros de esta, la mitad cuesta entre {low} y {high}, y el precio central es de {median}.",
  motorbikeSame:
    "Hemos comparado esta moto con otras {count} parecidas que tenemos a la venta: con los años y kilómetros de esta, al menos la mitad cuesta unos {median}.",
  euros: "{amount} €",
  thisPrice: "Este precio",
  carHow:
    "Miramos los demás coches de la misma versión que se pueden comprar en nuestros concesionarios del mismo país; si son menos de ocho, los del mismo modelo y combustible. Ajustamos el precio de cada uno al año y a los kilómetros de este, según lo que pierden con el tiempo y el uso los coches que vendemos. La mitad cuesta menos que el precio central y la otra mitad, más.",
  motorbikeHow:
    "Miramos las demás motos de la misma versión que se pueden comprar en nuestros concesionarios del mismo país; si son menos de ocho, las del mismo modelo y combustible. Ajustamos el precio de cada una al año y a los kilómetros de esta, según lo que pierden con el tiempo y el uso las motos que vendemos. La mitad cuesta menos que el precio central y la otra mitad, más.",
  only: "Decimos «por debajo» si el precio es al menos un 6 % menor que el central y está en la cuarta parte más barata, y «por encima» si lo supera en más de un 6 % y está en la cuarta parte más cara. Son solo los precios al contado que anunciamos nosotros, redondeados a 50 €. No tenemos en cuenta el equipamiento, el estado ni los precios de otras tiendas.",
} as const;
