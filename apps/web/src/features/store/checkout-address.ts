/** The address of the payment page: the provider's page with the checkout data as the query string. */
export function checkoutAddress(url: string, data: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(data)) address.searchParams.set(name, value);
  return address.href;
}
