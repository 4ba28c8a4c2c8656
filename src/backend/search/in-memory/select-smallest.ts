/** From so many numbers on a sample tells which of them a first page may come from. */
const manyNumbers = 20_000;
const sampled = 1_024;

/**
 * The numbers that would stand from one place to before another if all were sorted, sorted; reorders `numbers`, of which none may come
 * twice. It costs a few looks at each of them (Hoare's selection), where sorting costs many; one look for the first pages of many.
 */
export const selectSmallest = (numbers: Float64Array, from: number, to: number): Float64Array => {
  const end = Math.min(to, numbers.length);
  if (from >= end) return new Float64Array(0);
  if (numbers.length >= manyNumbers && end < numbers.length / 32) {
    const few = smallOnes(numbers, end);
    if (few.length >= end) return selectSmallest(few, from, end);
  }
  partition(numbers, from, 0, numbers.length - 1);
  partition(numbers, end - 1, from, numbers.length - 1);
  return numbers.slice(from, end).sort();
};

/** All numbers up to one of which a sample says that about four times as many as are wanted lie below it. */
const smallOnes = (numbers: Float64Array, wanted: number): Float64Array => {
  const step = numbers.length / sampled;
  const sample = Float64Array.from({ length: sampled }, (_, at) => numbers[Math.floor(at * step)] as number);
  const limit = sample.sort()[Math.ceil((wanted / numbers.length) * sampled * 4) + 4] as number;
  const few: number[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    if (number <= limit) few.push(number);
  }
  return Float64Array.from(few);
};

/** Brings the number to a place that belongs there, smaller ones before it and larger ones behind. */
const partition = (numbers: Float64Array, place: number, first: number, last: number): void => {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = median(numbers, low, high);
    let left = low;
    let right = high;
    while (left <= right) {
      while ((numbers[left] as number) < pivot) left += 1;
      while ((numbers[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const swapped = numbers[left] as number;
      numbers[left] = numbers[right] as number;
      numbers[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
};

/** Of nine numbers spread over a range the one in the middle, so that ranges which are sorted already are cut well. */
const median = (numbers: Float64Array, low: number, high: number): number => {
  const step = (high - low) / 8;
  const some = Float64Array.from({ length: 9 }, (_, at) => numbers[Math.round(low + at * step)] as number);
  return some.sort()[4] as number;
};
