import { expect, type Page } from '@playwright/test';

/** Waits until the mailbox of the development server has a matching email to this address, and returns its text. */
export async function mailTo(page: Page, email: string, subject: string): Promise<string> {
  const row = new RegExp(
    `href="(/dev/mail/[^"]+)"><span class="subject">${subject}</span>[^>]*>[^<]*</time><span class="to">to ${email}<`,
  );
  let path = '';
  await expect(async () => {
    path = row.exec(await (await page.request.get('/dev/mail')).text())?.[1] ?? '';
    expect(path, `a mail "${subject}"`).not.toBe('');
  }).toPass();
  return (await page.request.get(path)).text();
}
