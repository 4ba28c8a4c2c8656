/** Brand, model, version, fuel, transmission, power (HP), displacement (cc), doors, seats, body, list price. Two-wheelers have no doors. */
const models = [
  ["Seat", "León", "1.5 TSI FR", "Gasolina", "Manual", 150, 1498, 5, 5, "Compacto", 19_900],
  ["Seat", "Ateca", "2.0 TDI Style", "Diésel", "Automático", 150, 1968, 5, 5, "SUV", 24_500],
  ["Renault", "Clio", "TCe Zen", "Gasolina", "Manual", 90, 999, 5, 5, "Compacto", 13_400],
  ["Renault", "Mégane", "E-Tech Techno", "Eléctrico", "Automático", 220, 0, 5, 5, "Compacto", 28_900],
  ["Volvo", "XC40", "T3 Momentum", "Gasolina", "Automático", 163, 1477, 5, 5, "SUV", 27_300],
  ["Volkswagen", "Golf", "2.0 TDI Life", "Diésel", "Manual", 115, 1968, 5, 5, "Compacto", 21_700],
  ["Yamaha", "MT-07", "ABS", "Gasolina", "Manual", 73, 689, 0, 2, "Naked", 6_900],
  ["Honda", "CB500X", "ABS", "Gasolina", "Manual", 47, 471, 0, 2, "Trail", 5_800],
] as const;

/** Dealer: "id, municipality, dealerService, dealerCode" (3). Each service is one of the two configured groups, CP and CEV. */
export const dealers = [
  { id: "11", municipality: "Madrid", dealerService: "CP", dealerCode: "M001" },
  { id: "12", municipality: "Barcelona", dealerService: "CP", dealerCode: "B001" },
  { id: "13", municipality: "Madrid", dealerService: "CEV", dealerCode: "M002" },
  { id: "14", municipality: "Lisboa", dealerService: "CP", dealerCode: "L001" },
  { id: "15", municipality: "Lisboa", dealerService: "CEV", dealerCode: "L002" },
] as const;

/** "Structured data: … dealer {name, address, city, zipCode, image}" (3). */
const places = [
  { name: "Centro Madrid", address: "Calle de Alcalá 100", city: "Madrid", zipCode: "28009" },
  { name: "Centro Barcelona", address: "Gran Via 400", city: "Barcelona", zipCode: "08015" },
] as const;

const pictureOf = (vin: string, number: number) => `https://pictures.example.com/${vin}/${number}.jpg`;

const makeVehicle = (index: number) => {
  const [brand, model, version, fuel, transmission, power, displacement, doors, seats, segment, price] =
    models[index % models.length] ?? models[0];
  const place = index % places.length;
  const vin = `VSSZZZ1SPEC${String(index).padStart(6, "0")}`;
  const totalPrice = price - 150 * index;
  return {
    vin,
    brand,
    model,
    version,
    fuel,
    transmission,
    power,
    displacement,
    doors,
    seats,
    segment,
    commercialDescription: `${brand} ${model} ${version}`,
    imageUrl: pictureOf(vin, 1),
    pictures: [1, 2, 3].map((number) => pictureOf(vin, number)),
    year: 2018 + (index % 7),
    kilometers: 8_000 + 3_700 * index,
    color: index % 2 === 0 ? "Blanco" : "Gris",
    totalPrice,
    previousPrice: index % 5 === 0 ? totalPrice + 900 : undefined,
    promo: index % 3 === 0,
    lowCost: totalPrice < 10_000,
    highlightedVehicle: index % 6 === 0,
    reserved: index === 3,
    bought: index === 4,
    place: places[place] ?? places[0],
    dealerCode: dealers[place]?.dealerCode ?? dealers[0].dealerCode,
  };
};

export type StockVehicle = ReturnType<typeof makeVehicle>;

const stock: readonly StockVehicle[] = Array.from({ length: 32 }, (_, index) => makeVehicle(index));

export const allVehicles = (): readonly StockVehicle[] => stock;

export const vehicleOf = (vin: string | undefined): StockVehicle | undefined =>
  stock.find((each) => each.vin === vin);

const sameWords = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What each filter of section 3 wants of a vehicle; values are those that the vehicles show, several separated by commas. */
const filters: Readonly<Record<string, (vehicle: StockVehicle, value: string) => boolean>> = {
  brand: ({ brand }, value) => value.split(",").some((each) => sameWords(each, brand)),
  model: ({ model }, value) => value.split(",").some((each) => sameWords(each, model)),
  segment: ({ segment }, value) => value.split(",").some((each) => sameWords(each, segment)),
  fuel: ({ fuel }, value) => value.split(",").some((each) => sameWords(each, fuel)),
  transmission: ({ transmission }, value) => value.split(",").some((each) => sameWords(each, transmission)),
  seats: ({ seats }, value) => value.split(",").includes(String(seats)),
  yearFrom: ({ year }, value) => year >= Number(value),
  yearTo: ({ year }, value) => year <= Number(value),
  kmsFrom: ({ kilometers }, value) => kilometers >= Number(value),
  kmsTo: ({ kilometers }, value) => kilometers <= Number(value),
  priceFrom: ({ totalPrice }, value) => totalPrice >= Number(value),
  priceTo: ({ totalPrice }, value) => totalPrice <= Number(value),
  lowCost: ({ lowCost }) => lowCost,
  highlighted: ({ highlightedVehicle }) => highlightedVehicle,
  discount: ({ previousPrice }) => previousPrice !== undefined,
};

/** Vehicles that match the filter strings; a filter without a value or a rule here takes nothing away. */
export const matching = (wanted: Readonly<Record<string, unknown>>): readonly StockVehicle[] =>
  stock.filter((vehicle) =>
    Object.entries(wanted).every(
      ([name, value]) => value === "" || (filters[name]?.(vehicle, String(value)) ?? true),
    ),
  );
