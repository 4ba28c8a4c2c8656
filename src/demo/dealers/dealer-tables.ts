/** Columns: name | municipality | region | address | postal code | latitude | longitude | service | size | sells. */
export const spanishTable = `
Volante Madrid Norte        | Madrid                     | Comunidad de Madrid  | Calle de Mauricio Legendre, 26 | 28046 | 40.4739 | -3.6826  | venta-tasacion  | 9 | cars, motorbikes
Volante Madrid Sur          | Getafe                     | Comunidad de Madrid  | Avenida de España, 41          | 28903 | 40.3083 | -3.7327  | venta-tasacion  | 7 | cars
Volante Madrid Este         | Alcalá de Henares          | Comunidad de Madrid  | Vía Complutense, 112           | 28805 | 40.4875 | -3.3536  | venta-entrega   | 5 | cars
Volante Barcelona Llobregat | Cornellà de Llobregat      | Cataluña             | Avinguda del Baix Llobregat, 8 | 08940 | 41.3551 | 2.0744   | venta-tasacion  | 8 | cars, motorbikes
Volante Barcelona Diagonal  | Barcelona                  | Cataluña             | Avinguda Diagonal, 208         | 08018 | 41.4059 | 2.1926   | venta-tasacion  | 6 | cars
Volante Vallès              | Sabadell                   | Cataluña             | Carretera de Terrassa, 255     | 08205 | 41.5508 | 2.0952   | venta-entrega   | 4 | cars
Volante Tarragona           | Tarragona                  | Cataluña             | Avinguda de Roma, 19           | 43005 | 41.1173 | 1.2345   | venta           | 3 | cars
Volante Girona              | Girona                     | Cataluña             | Carretera de Santa Coloma, 70  | 17005 | 41.9671 | 2.8181   | venta           | 3 | cars
Volante Valencia Turia      | València                   | Comunitat Valenciana | Avinguda del Cid, 134          | 46014 | 39.4678 | -0.4044  | venta-tasacion  | 7 | cars, motorbikes
Volante Alicante            | Alicante                   | Comunitat Valenciana | Avenida de Denia, 88           | 03016 | 38.3667 | -0.4633  | venta-tasacion  | 5 | cars
Volante Castellón           | Castelló de la Plana       | Comunitat Valenciana | Avinguda de València, 55       | 12006 | 39.9735 | -0.0515  | venta           | 3 | cars
Volante Sevilla Este        | Sevilla                    | Andalucía            | Avenida de las Ciencias, 14    | 41020 | 37.4029 | -5.9183  | venta-tasacion  | 7 | cars, motorbikes
Volante Málaga Bahía        | Málaga                     | Andalucía            | Avenida de Velázquez, 206      | 29004 | 36.6869 | -4.4606  | venta-tasacion  | 6 | cars, motorbikes
Volante Granada             | Granada                    | Andalucía            | Avenida de Andalucía, 31       | 18014 | 37.2003 | -3.6163  | venta-entrega   | 4 | cars
Volante Córdoba             | Córdoba                    | Andalucía            | Avenida de Cádiz, 62           | 14013 | 37.8677 | -4.7807  | venta           | 3 | cars
Volante Jerez               | Jerez de la Frontera       | Andalucía            | Avenida de Europa, 7           | 11405 | 36.6987 | -6.1214  | venta           | 3 | cars, motorbikes
Volante Almería             | Almería                    | Andalucía            | Carretera de Ronda, 180        | 04005 | 36.8402 | -2.4488  | venta           | 2 | cars
Volante Murcia              | Murcia                     | Región de Murcia     | Avenida de Juan de Borbón, 20  | 30007 | 38.0056 | -1.1325  | venta-tasacion  | 5 | cars, motorbikes
Volante Zaragoza Ebro       | Zaragoza                   | Aragón               | Avenida de Navarra, 103        | 50017 | 41.6563 | -0.9095  | venta-tasacion  | 5 | cars
Volante Bilbao              | Bilbao                     | País Vasco           | Avenida de Zumalacárregui, 44  | 48006 | 43.2622 | -2.9163  | venta-tasacion  | 5 | cars, motorbikes
Volante San Sebastián       | Donostia / San Sebastián   | País Vasco           | Paseo de Zubiaurre, 33         | 20015 | 43.3151 | -1.9433  | venta           | 3 | cars
Volante Vitoria             | Vitoria-Gasteiz            | País Vasco           | Calle de los Herrán, 27        | 01003 | 42.8489 | -2.6637  | venta           | 2 | cars
Volante Pamplona            | Pamplona                   | Navarra              | Avenida de Guipúzcoa, 12       | 31014 | 42.8262 | -1.6498  | venta-entrega   | 3 | cars
Volante Valladolid          | Valladolid                 | Castilla y León      | Avenida de Burgos, 39          | 47009 | 41.6723 | -4.7186  | venta-entrega   | 4 | cars
Volante Gijón               | Gijón                      | Asturias             | Avenida de la Constitución, 95 | 33208 | 43.5267 | -5.6746  | venta-tasacion  | 4 | cars
Volante A Coruña            | A Coruña                   | Galicia              | Avenida de Finisterre, 150     | 15010 | 43.3569 | -8.4228  | venta-tasacion  | 4 | cars
Volante Vigo                | Vigo                       | Galicia              | Avenida de Madrid, 77          | 36204 | 42.2279 | -8.7137  | venta-entrega   | 4 | cars, motorbikes
Volante Palma               | Palma                      | Illes Balears        | Carrer d'Aragó, 190            | 07008 | 39.5837 | 2.6694   | venta-tasacion  | 4 | cars, motorbikes
Volante Las Palmas          | Las Palmas de Gran Canaria | Canarias             | Calle de León y Castillo, 322  | 35006 | 28.1276 | -15.4290 | venta-tasacion  | 3 | cars
Volante Salamanca           | Salamanca                  | Castilla y León      | Avenida de Portugal, 101       | 37005 | 40.9727 | -5.6557  | centro-tasacion | 0 | cars
`;

export const portugueseTable = `
Volante Lisboa Oriente | Lisboa            | Lisboa  | Avenida Infante Dom Henrique, 306  | 1950-421 | 38.7423 | -9.1020 | venta-tasacion | 6 | cars, motorbikes
Volante Amadora        | Amadora           | Lisboa  | Avenida da República, 18           | 2700-709 | 38.7599 | -9.2330 | venta-entrega  | 4 | cars
Volante Sintra         | Sintra            | Lisboa  | Estrada de Mem Martins, 88         | 2725-390 | 38.7960 | -9.3420 | venta          | 3 | cars
Volante Porto Boavista | Porto             | Porto   | Avenida da Boavista, 1837          | 4100-133 | 41.1594 | -8.6459 | venta-tasacion | 6 | cars, motorbikes
Volante Gaia           | Vila Nova de Gaia | Porto   | Avenida da República, 1403         | 4430-205 | 41.1260 | -8.6060 | venta-entrega  | 4 | cars
Volante Braga          | Braga             | Braga   | Avenida da Liberdade, 642          | 4710-249 | 41.5446 | -8.4210 | venta-tasacion | 4 | cars, motorbikes
Volante Coimbra        | Coimbra           | Coimbra | Avenida Fernão de Magalhães, 465   | 3000-177 | 40.2170 | -8.4370 | venta-tasacion | 3 | cars
Volante Aveiro         | Aveiro            | Aveiro  | Avenida Dr. Lourenço Peixinho, 150 | 3800-161 | 40.6434 | -8.6446 | venta          | 3 | cars
Volante Leiria         | Leiria            | Leiria  | Avenida Marquês de Pombal, 35      | 2410-152 | 39.7410 | -8.8060 | venta          | 2 | cars
Volante Setúbal        | Setúbal           | Setúbal | Avenida Luísa Todi, 277            | 2900-452 | 38.5235 | -8.8930 | venta-entrega  | 3 | cars
Volante Faro           | Faro              | Faro    | Avenida Calouste Gulbenkian, 52    | 8000-072 | 37.0260 | -7.9430 | venta-tasacion | 3 | cars, motorbikes
Volante Évora          | Évora             | Évora   | Avenida Túlio Espanca, 11          | 7005-840 | 38.5620 | -7.9150 | venta          | 2 | cars
`;

const weekdays = [1, 2, 3, 4, 5] as const;

export const hours = {
  ES: [
    { days: weekdays, opens: "09:30", closes: "14:00" },
    { days: weekdays, opens: "16:00", closes: "20:00" },
    { days: [6], opens: "10:00", closes: "14:00" },
  ],
  PT: [
    { days: weekdays, opens: "09:00", closes: "13:00" },
    { days: weekdays, opens: "14:30", closes: "19:00" },
    { days: [6], opens: "09:30", closes: "13:00" },
  ],
} as const;
