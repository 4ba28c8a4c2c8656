/** Columns: id | standard from this trim on | sold since | chance elsewhere | limits. */
export const carTable = `
abs-esp            | base   | 2000 | 1
airbags-front-side | base   | 2000 | 1
airbags-curtain    | base   | 2010 | 1
isofix             | base   | 2005 | 1
tyre-pressure      | base   | 2014 | 0.3
hill-start         | base   | 2012 | 0.5
alarm              | high   | 2008 | 0.15
emergency-call     | base   | 2018 | 0.1
cruise-control     | mid    | 2010 | 0.4
speed-limiter      | base   | 2012 | 0.3
adaptive-cruise    | high   | 2017 | 0.2
lane-keeping       | mid    | 2018 | 0.25
emergency-brake    | mid    | 2016 | 0.3
blind-spot         | high   | 2015 | 0.2
traffic-signs      | mid    | 2017 | 0.25
rear-sensors       | mid    | 2010 | 0.45
front-sensors      | high   | 2012 | 0.2
rear-camera        | high   | 2014 | 0.35
camera-360         | luxury | 2016 | 0.08
park-assist        | luxury | 2013 | 0.12
head-up            | luxury | 2015 | 0.1
air-conditioning   | base   | 2000 | 1
climate-dual       | high   | 2010 | 0.3
electric-windows   | base   | 2005 | 1
folding-mirrors    | mid    | 2010 | 0.3
keyless            | high   | 2014 | 0.25
rain-light-sensor  | mid    | 2010 | 0.3
leather-wheel      | mid    | 2010 | 0.4
heated-seats       | luxury | 2010 | 0.2
leather-seats      | luxury | 2008 | 0.12
sport-seats        | sport  | 2008 | 0.04
electric-seat      | luxury | 2012 | 0.08
armrest            | mid    | 2008 | 0.4
split-seats        | base   | 2005 | 0.8  | not pickup
electric-tailgate  | luxury | 2014 | 0.15 | not city coupe convertible pickup saloon
panoramic-roof     | option | 2010 | 0.16 | not convertible van pickup
paddle-shift       | sport  | 2012 | 0.15 | automatic
drive-modes        | high   | 2014 | 0.3
ambient-light      | high   | 2016 | 0.15
bluetooth          | base   | 2010 | 0.6
usb                | base   | 2010 | 0.7
touch-screen       | mid    | 2014 | 0.45
carplay            | mid    | 2017 | 0.4
navigation         | high   | 2010 | 0.25
digital-cockpit    | high   | 2017 | 0.2
wireless-charging  | high   | 2017 | 0.15
dab                | mid    | 2018 | 0.2
premium-sound      | luxury | 2012 | 0.1
connected-services | high   | 2018 | 0.2
led-headlights     | high   | 2015 | 0.35
matrix-led         | luxury | 2018 | 0.08
daytime-led        | base   | 2012 | 0.5
fog-lights         | mid    | 2005 | 0.4
alloy-wheels       | mid    | 2000 | 0.4
large-wheels       | sport  | 2012 | 0.1  | not city
tinted-windows     | high   | 2008 | 0.3
roof-rails         | mid    | 2005 | 0.2  | not city hatchback saloon coupe convertible pickup
sport-kit          | sport  | 2008 | 0.04
tow-bar            | option | 2000 | 0.06 | not city
spare-wheel        | option | 2000 | 0.35
charging-cable     | base   | 2011 | 1    | only electric plug-in-hybrid
fast-charging      | base   | 2013 | 1    | only electric
heat-pump          | high   | 2017 | 0.3  | only electric
preconditioning    | base   | 2014 | 0.8  | only electric plug-in-hybrid
`;
