/** The response header with the receipt. In its own module, because a page reads it before it loads the verification. */
export const receiptHeader = 'goldwren-receipt';
