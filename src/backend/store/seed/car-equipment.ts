import type { FuelId, SegmentId, VehicleKind } from "#domain/vehicle-types.ts";
import type { Trim } from "./catalogue/catalogue-types.ts";
import type { Wording } from "./seed-types.ts";

export const equipmentGroups = {
  safety: { es: "Seguridad", pt: "Segurança" },
  assistance: { es: "Ayudas a la conducción", pt: "Assistência à condução" },
  comfort: { es: "Confort", pt: "Conforto" },
  technology: { es: "Conectividad y sonido", pt: "Conectividade e som" },
  exterior: { es: "Exterior y luces", pt: "Exterior e iluminação" },
} as const satisfies Record<string, Wording>;

export type EquipmentGroup = keyof typeof equipmentGroups;

export type EquipmentItem = {
  id: string;
  group: EquipmentGroup;
  kind: VehicleKind;
  text: Wording;
  /** Standard from this trim on; `option` is always paid extra. */
  standard: Trim | "option";
  /** Year from which cars were sold with it. */
  since: number;
  /** Chance of it where it is not standard. */
  chance: number;
  fuels?: readonly FuelId[];
  notFor?: readonly SegmentId[];
  automaticOnly?: boolean;
};

/** Columns: id | group | Spanish | Portuguese | standard from this trim on | sold since | chance elsewhere | limits. */
export const carTable = `
abs-esp            | safety     | ABS y control de estabilidad                | ABS e controlo de estabilidade              | base   | 2000 | 1
airbags-front-side | safety     | Airbags frontales y laterales               | Airbags frontais e laterais                 | base   | 2000 | 1
airbags-curtain    | safety     | Airbags de cortina                          | Airbags de cortina                          | base   | 2010 | 1
isofix             | safety     | Anclajes Isofix                             | Fixações Isofix                             | base   | 2005 | 1
tyre-pressure      | safety     | Control de presión de neumáticos            | Controlo da pressão dos pneus               | base   | 2014 | 0.3
hill-start         | safety     | Asistente de arranque en pendiente          | Assistente de arranque em subida            | base   | 2012 | 0.5
alarm              | safety     | Alarma antirrobo                            | Alarme antirroubo                           | high   | 2008 | 0.15
emergency-call     | safety     | Llamada de emergencia eCall                 | Chamada de emergência eCall                 | base   | 2018 | 0.1
cruise-control     | assistance | Control de crucero                          | Cruise control                              | mid    | 2010 | 0.4
speed-limiter      | assistance | Limitador de velocidad                      | Limitador de velocidade                     | base   | 2012 | 0.3
adaptive-cruise    | assistance | Control de crucero adaptativo               | Cruise control adaptativo                   | high   | 2017 | 0.2
lane-keeping       | assistance | Asistente de mantenimiento de carril        | Assistente de manutenção na faixa           | mid    | 2018 | 0.25
emergency-brake    | assistance | Frenada automática de emergencia            | Travagem automática de emergência           | mid    | 2016 | 0.3
blind-spot         | assistance | Detector de ángulo muerto                   | Detetor de ângulo morto                     | high   | 2015 | 0.2
traffic-signs      | assistance | Reconocimiento de señales                   | Reconhecimento de sinais de trânsito        | mid    | 2017 | 0.25
rear-sensors       | assistance | Sensores de aparcamiento traseros           | Sensores de estacionamento traseiros        | mid    | 2010 | 0.45
front-sensors      | assistance | Sensores de aparcamiento delanteros         | Sensores de estacionamento dianteiros       | high   | 2012 | 0.2
rear-camera        | assistance | Cámara de visión trasera                    | Câmara de marcha-atrás                      | high   | 2014 | 0.35
camera-360         | assistance | Cámara de 360 grados                        | Câmara de 360 graus                         | luxury | 2016 | 0.08
park-assist        | assistance | Aparcamiento asistido                       | Estacionamento assistido                    | luxury | 2013 | 0.12
head-up            | assistance | Pantalla de proyección frontal              | Projeção de dados no para-brisas            | luxury | 2015 | 0.1
air-conditioning   | comfort    | Aire acondicionado                          | Ar condicionado                             | base   | 2000 | 1
climate-dual       | comfort    | Climatizador bizona                         | Climatização automática bizona              | high   | 2010 | 0.3
electric-windows   | comfort    | Elevalunas eléctricos                       | Vidros elétricos                            | base   | 2005 | 1
folding-mirrors    | comfort    | Retrovisores plegables eléctricamente       | Retrovisores rebatíveis eletricamente       | mid    | 2010 | 0.3
keyless            | comfort    | Acceso y arranque sin llave                 | Acesso e arranque sem chave                 | high   | 2014 | 0.25
rain-light-sensor  | comfort    | Sensor de lluvia y de luces                 | Sensor de chuva e de luz                    | mid    | 2010 | 0.3
leather-wheel      | comfort    | Volante multifunción de cuero               | Volante multifunções em couro               | mid    | 2010 | 0.4
heated-seats       | comfort    | Asientos delanteros calefactables           | Bancos dianteiros aquecidos                 | luxury | 2010 | 0.2
leather-seats      | comfort    | Tapicería de cuero                          | Estofos em couro                            | luxury | 2008 | 0.12
sport-seats        | comfort    | Asientos deportivos                         | Bancos desportivos                          | sport  | 2008 | 0.04
electric-seat      | comfort    | Asiento del conductor eléctrico con memoria | Banco do condutor elétrico com memória      | luxury | 2012 | 0.08
armrest            | comfort    | Reposabrazos central                        | Apoio de braço central                      | mid    | 2008 | 0.4
split-seats        | comfort    | Asientos traseros abatibles 60/40           | Bancos traseiros rebatíveis 60/40           | base   | 2005 | 0.8 | not pickup
electric-tailgate  | comfort    | Portón trasero eléctrico                    | Porta da bagageira elétrica                 | luxury | 2014 | 0.15 | not city coupe convertible pickup saloon
panoramic-roof     | comfort    | Techo panorámico                            | Teto panorâmico                             | option | 2010 | 0.16 | not convertible van pickup
paddle-shift       | comfort    | Levas en el volante                         | Patilhas no volante                         | sport  | 2012 | 0.15 | automatic
drive-modes        | comfort    | Selector de modos de conducción             | Seletor de modos de condução                | high   | 2014 | 0.3
ambient-light      | comfort    | Iluminación ambiental                       | Iluminação ambiente                         | high   | 2016 | 0.15
bluetooth          | technology | Bluetooth con manos libres                  | Bluetooth com mãos-livres                   | base   | 2010 | 0.6
usb                | technology | Tomas USB                                   | Tomadas USB                                 | base   | 2010 | 0.7
touch-screen       | technology | Pantalla táctil                             | Ecrã tátil                                  | mid    | 2014 | 0.45
carplay            | technology | Apple CarPlay y Android Auto                | Apple CarPlay e Android Auto                | mid    | 2017 | 0.4
navigation         | technology | Navegador                                   | Sistema de navegação                        | high   | 2010 | 0.25
digital-cockpit    | technology | Cuadro de instrumentos digital              | Painel de instrumentos digital              | high   | 2017 | 0.2
wireless-charging  | technology | Carga inalámbrica para el móvil             | Carregamento sem fios para telemóvel        | high   | 2017 | 0.15
dab                | technology | Radio digital DAB                           | Rádio digital DAB                           | mid    | 2018 | 0.2
premium-sound      | technology | Equipo de sonido de alta gama               | Sistema de som de alta gama                 | luxury | 2012 | 0.1
connected-services | technology | Servicios conectados con aplicación         | Serviços conectados com aplicação           | high   | 2018 | 0.2
led-headlights     | exterior   | Faros LED                                   | Faróis LED                                  | high   | 2015 | 0.35
matrix-led         | exterior   | Faros LED matriciales                       | Faróis LED matriciais                       | luxury | 2018 | 0.08
daytime-led        | exterior   | Luces diurnas LED                           | Luzes diurnas LED                           | base   | 2012 | 0.5
fog-lights         | exterior   | Faros antiniebla                            | Faróis de nevoeiro                          | mid    | 2005 | 0.4
alloy-wheels       | exterior   | Llantas de aleación                         | Jantes em liga leve                         | mid    | 2000 | 0.4
large-wheels       | exterior   | Llantas de aleación de 18 pulgadas o más    | Jantes em liga leve de 18 polegadas ou mais | sport  | 2012 | 0.1 | not city
tinted-windows     | exterior   | Lunas traseras tintadas                     | Vidros traseiros escurecidos                | high   | 2008 | 0.3
roof-rails         | exterior   | Barras de techo                             | Barras de tejadilho                         | mid    | 2005 | 0.2 | not city hatchback saloon coupe convertible pickup
sport-kit          | exterior   | Paquete exterior deportivo                  | Pacote exterior desportivo                  | sport  | 2008 | 0.04
tow-bar            | exterior   | Enganche de remolque                        | Gancho de reboque                           | option | 2000 | 0.06 | not city
spare-wheel        | exterior   | Rueda de repuesto                           | Roda sobresselente                          | option | 2000 | 0.35
charging-cable     | exterior   | Cable de carga tipo 2                       | Cabo de carregamento tipo 2                 | base   | 2011 | 1 | only electric plug-in-hybrid
fast-charging      | exterior   | Carga rápida en corriente continua          | Carregamento rápido em corrente contínua    | base   | 2013 | 1 | only electric
heat-pump          | comfort    | Bomba de calor                              | Bomba de calor                              | high   | 2017 | 0.3 | only electric
preconditioning    | comfort    | Climatización programable antes de salir    | Climatização programável antes da partida   | base   | 2014 | 0.8 | only electric plug-in-hybrid
`;
