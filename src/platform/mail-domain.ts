/** How an at sign is written: as it is, in addresses (once or twice), in HTML, in mail, in scripts. */
export const atSign = /@|%(?:25)?40|&#0{0,5}64;|&#x0{0,5}40;|&commat;|=40|\\u0040/gi;
export const domain =
  /[\p{L}\p{N}-]+(?:(?:\.|%2E|=2E|&#46;)[\p{L}\p{N}-]+)*(?:\.|%2E|=2E|&#46;)\p{L}[\p{L}\p{N}-]+/iuy;
