/** Running costs of a vehicle in Spanish: how each line was calculated, or why it is unknown. */
export const runningCostsEs = {
  how: {
    energyFuel:
      "{consumption} l a los 100 km según su homologación, en {kilometers}, a {price} € el litro. En uso real se suele gastar algo más.",
    energyPower:
      "{consumption} kWh a los 100 km según su homologación, en {kilometers}, a {powerPrice} € el kWh, lo que paga de media un hogar. En uso real se suele gastar algo más, y en un cargador rápido el kWh es más caro.",
    energyPlugIn:
      "La homologación de un híbrido enchufable dice los litros, pero no la electricidad que hay que cargar, y el resultado depende de cuánto se enchufe. No lo sumamos.",
    energyGas: "No tenemos un precio medio publicado de este gas. No lo sumamos.",
    ivtmCar:
      "El impuesto de circulación lo fija cada ayuntamiento. Por su potencia fiscal, la ley permite entre {least} y {most} al año, y sumamos lo más alto. La potencia fiscal sale de la cilindrada y de los cilindros; como no sabemos cuántos tiene, contamos con los que puede tener. Los ayuntamientos pueden rebajarlo a los que contaminan poco.",
    ivtmMotorbike:
      "El impuesto de circulación lo fija cada ayuntamiento. Por su cilindrada, la ley permite entre {least} y {most} al año, y sumamos lo más alto.",
    ivtmElectric:
      "El impuesto de circulación de un eléctrico depende de una potencia que se mide en un ensayo y que no conocemos, y cada ayuntamiento puede rebajarlo hasta un 75 %. No lo sumamos.",
    ivtmGoods:
      "El impuesto de circulación de un pick-up suele ir por su carga útil, que no conocemos. No lo sumamos.",
    iucCar:
      "IUC de Portugal: ({engine} por cilindrada + {emissions} por CO₂) × {coefficient} = {yearly} al año.",
    iucDiesel:
      "IUC de Portugal: ({engine} por cilindrada + {emissions} por CO₂) × {coefficient} + {diesel} por ser diésel = {yearly} al año.",
    iucElectric: "En Portugal, los coches solo eléctricos no pagan IUC.",
    iucUnknown:
      "No tenemos confirmado el IUC de Portugal para esta cilindrada y estas emisiones. No lo sumamos.",
    iucMotorbike: "No tenemos confirmado el IUC de Portugal para las motos. No lo sumamos.",
    iucGoods: "No tenemos confirmado el IUC de Portugal para los pick-ups. No lo sumamos.",
    service:
      "Es una suposición nuestra, con precios de un taller independiente: revisiones, {checks}; neumáticos, {tyres}; frenos, {brakes}; y lo que se gasta con los años, {wear}.",
    depreciation:
      "Los parecidos que vendemos pierden un {yearShare} cada año y un {distanceShare} cada 10 000 km. Es la misma cuenta con la que comparamos su precio y con la que tasamos.",
    depreciationUnknown:
      "Vendemos menos de tres parecidos: con tan pocos no sabemos cuánto pierde. No lo sumamos.",
  },
  insurance:
    "Es una regla nuestra, del 1 al 10. Empieza en 1 y suma un punto por cada {power} CV, otro por cada {price} que costaba nuevo y otro si es un coupé, un descapotable o una moto deportiva. No es una prima: esa la pone la aseguradora según quien conduce, y no la sumamos.",
  sources: {
    oilBulletin: "Comisión Europea, Boletín Petrolero Semanal: precio medio en España",
    dgeg: "DGEG: precio medio de los carburantes en Portugal",
    eurostat: "Eurostat: electricidad en los hogares, primer semestre de 2024",
    ivtm: "Real Decreto Legislativo 2/2004, artículo 95",
    fiscalPower: "Real Decreto 2822/1998, anexo V",
    iuc: "DECO PROteste: cómo se calcula el IUC de 2025",
  },
} as const;
