/**
 * The numbers that would stand from one place to before another if all were sorted, sorted; reorders `numbers`, of which none may come
 * twice. It costs a few looks at each of them (Hoare's selection), where sorting costs many.
 */
export const selectSmallest = (numbers: Float64Array, from: number, to: number): Float64Array => {
  const end = Math.min(to, numbers.length);
  if (from >= end) return new Float64Array(0);
  partition(numbers, from, 0, numbers.length - 1);
  partition(numbers, end - 1, from, numbers.length - 1);
  return numbers.slice(from, end).sort();
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
