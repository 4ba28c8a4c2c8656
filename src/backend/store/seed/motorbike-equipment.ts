export const motorbikeTable = `
moto-abs           | safety     | ABS                                 | ABS                              | base   | 2014 | 0.5
moto-traction      | safety     | Control de tracción                 | Controlo de tração               | mid    | 2015 | 0.2
moto-cornering-abs | safety     | ABS en curva                        | ABS em curva                     | luxury | 2017 | 0.12
moto-alarm         | safety     | Alarma antirrobo                    | Alarme antirroubo                | option | 2010 | 0.12
moto-cruise        | assistance | Control de crucero                  | Cruise control                   | luxury | 2014 | 0.12
moto-quickshifter  | assistance | Cambio rápido sin embrague          | Quickshifter                     | sport  | 2015 | 0.12 | not scooter
moto-modes         | assistance | Modos de conducción                 | Modos de condução                | high   | 2015 | 0.25
moto-keyless       | comfort    | Arranque sin llave                  | Arranque sem chave               | luxury | 2016 | 0.18
moto-heated-grips  | comfort    | Puños calefactables                 | Punhos aquecidos                 | luxury | 2012 | 0.18
moto-screen        | comfort    | Pantalla regulable                  | Vidro regulável                  | high   | 2012 | 0.2 | not naked custom
moto-centre-stand  | comfort    | Caballete central                   | Descanso central                 | option | 2005 | 0.3 | not sport custom
moto-underseat     | comfort    | Hueco bajo el asiento para un casco | Espaço para capacete sob o banco | base   | 2005 | 1 | not naked sport trail touring custom
moto-tft           | technology | Pantalla TFT                        | Ecrã TFT                         | high   | 2017 | 0.3
moto-phone         | technology | Conexión con el móvil               | Ligação ao telemóvel             | high   | 2019 | 0.25
moto-usb           | technology | Toma USB                            | Tomada USB                       | mid    | 2017 | 0.3
moto-led           | exterior   | Luces LED                           | Luzes LED                        | mid    | 2015 | 0.4
moto-top-case      | exterior   | Baúl trasero                        | Top case                         | option | 2005 | 0.2 | not sport custom
moto-panniers      | exterior   | Maletas laterales                   | Malas laterais                   | luxury | 2010 | 0.12 | not scooter sport naked
moto-hand-guards   | exterior   | Paramanos                           | Protetores de mãos               | mid    | 2008 | 0.5 | not scooter sport custom naked
moto-exhaust       | exterior   | Escape deportivo homologado         | Escape desportivo homologado     | option | 2005 | 0.12 | not scooter, only petrol
`;
