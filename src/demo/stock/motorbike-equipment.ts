export const motorbikeTable = `
moto-abs           | base   | 2014 | 0.5
moto-traction      | mid    | 2015 | 0.2
moto-cornering-abs | luxury | 2017 | 0.12
moto-alarm         | option | 2010 | 0.12
moto-cruise        | luxury | 2014 | 0.12
moto-quickshifter  | sport  | 2015 | 0.12 | not scooter
moto-modes         | high   | 2015 | 0.25
moto-keyless       | luxury | 2016 | 0.18
moto-heated-grips  | luxury | 2012 | 0.18
moto-screen        | high   | 2012 | 0.2  | not naked custom
moto-centre-stand  | option | 2005 | 0.3  | not sport custom
moto-underseat     | base   | 2005 | 1    | not naked sport trail touring custom
moto-tft           | high   | 2017 | 0.3
moto-phone         | high   | 2019 | 0.25
moto-usb           | mid    | 2017 | 0.3
moto-led           | mid    | 2015 | 0.4
moto-top-case      | option | 2005 | 0.2  | not sport custom
moto-panniers      | luxury | 2010 | 0.12 | not scooter sport naked
moto-hand-guards   | mid    | 2008 | 0.5  | not scooter sport custom naked
moto-exhaust       | option | 2005 | 0.12 | not scooter, only petrol
`;
