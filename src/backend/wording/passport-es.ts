/** A vehicle's condition in Spanish: points by their name, and the text of each that was seen or renewed. */
export const passportEs = {
  points: {
    engine: "Motor",
    transmission: "Cambio y transmisión",
    brakes: "Frenos",
    tyres: "Neumáticos",
    suspension: "Dirección y suspensión",
    battery: "Batería de arranque",
    lights: "Luces",
    interior: "Interior",
    climate: "Climatización",
    controls: "Mandos y retrovisores",
    roadTest: "Prueba en carretera",
  },
  seen: {
    engine: "Suda algo de aceite, sin gotear.",
    transmission: "Algo de holgura, dentro de lo normal.",
    brakes: "Desgaste dentro de los límites del fabricante.",
    tyres: "Entre 3 y 5 mm de dibujo; el mínimo legal es 1,6 mm.",
    suspension: "Gomas con desgaste, sin holguras.",
    battery: "Arranca bien; carga por debajo de la de una nueva.",
    lights: "Ópticas algo mates.",
    interior: "Señales de uso en asiento y volante.",
    climate: "Enfría algo menos que un equipo nuevo.",
    controls: "Puños con desgaste.",
    roadTest: "Ruido de rodadura a velocidad alta.",
  },
  renewed: {
    engine: "Aceite y filtros nuevos.",
    transmission: "Aceite o transmisión nuevos.",
    brakes: "Pastillas nuevas.",
    tyres: "Dos neumáticos nuevos.",
    suspension: "Amortiguadores nuevos.",
    battery: "Batería nueva.",
    lights: "Bombillas nuevas.",
    interior: "Tapicería limpiada a fondo.",
    climate: "Gas recargado y filtro nuevo.",
    controls: "Cables o puños nuevos.",
    roadTest: "Ruedas equilibradas.",
  },
  /** When the periodic inspection falls due, by country and class of vehicle. */
  inspections: {
    ES: {
      car: "En España un turismo pasa la primera ITV a los cuatro años, después cada dos y, desde los diez, cada año (Real Decreto 920/2017, artículo 6).",
      motorbike:
        "En España una moto pasa la primera ITV a los cuatro años y después cada dos (Real Decreto 920/2017, artículo 6).",
      goods:
        "En España un vehículo de mercancías de hasta 3,5 t pasa la primera ITV a los dos años, después cada dos, desde los seis cada año y desde los diez cada seis meses (Real Decreto 920/2017, artículo 6).",
    },
    PT: {
      car: "En Portugal un turismo pasa la primera inspección a los cuatro años, después cada dos y, desde los ocho, cada año (Decreto-Lei 144/2012, anexo I).",
      motorbike:
        "En Portugal una moto no pasa inspección periódica, salvo en las Azores (ley del 12 de marzo de 2025, que cambió el Decreto-Lei 144/2012).",
      goods:
        "En Portugal un vehículo ligero de mercancías pasa la primera inspección a los dos años y después cada año (Decreto-Lei 144/2012, anexo I).",
    },
  },
} as const;
