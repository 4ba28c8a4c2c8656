/** By this header of an answer the pipeline says which page everybody gets at this address; it goes no further than `ready-answers`. */
export const pagePathHeader = "x-page-path";
