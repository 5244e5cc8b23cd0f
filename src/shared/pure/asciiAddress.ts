/** An address as it travels, and as sitemaps and feeds spell it: Chinese and spaces encoded, what is encoded already left alone. */
export const asciiAddress = (address: string): string => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
