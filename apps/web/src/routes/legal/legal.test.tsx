import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** The height of each section in this test, because jsdom has no layout. */
const sectionHeight = 500;

function onWideScreen(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media.includes('min-width'), addEventListener() {}, removeEventListener() {} }) as never,
  );
}

/** Positions the sections below each other, and scrolls the page to this one. */
function readSection(index: number): void {
  const sections = [...document.querySelectorAll('section[id]')];
  vi.stubGlobal('scrollY', index * sectionHeight);
  for (const [at, section] of sections.entries()) {
    section.getBoundingClientRect = () => ({ top: at * sectionHeight - window.scrollY }) as DOMRect;
  }
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(sections.length * sectionHeight + 2_000);
  fireEvent.scroll(window);
}

/** By selector, because finding a role among so much text takes jsdom seconds. */
function links(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Contents"] a')];
}

function marked(): string[] {
  return links()
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map(textOf);
}

function choose(title: string): void {
  fireEvent.click(links().find((link) => textOf(link) === title) as Element);
}

function textOf({ textContent }: Element): string {
  return textContent ?? '';
}

async function openTerms(address = '/terms') {
  fakeApi({});
  const app = renderApp(address);
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Terms of Use'));
  return app;
}

describe('the contents of a legal text', () => {
  it('list each section once, in the order of the text, with links to their addresses', async () => {
    onWideScreen();
    await openTerms();
    const sections = [...document.querySelectorAll('section[id]')];
    expect(sections.length).toBeGreaterThan(10);
    expect(links().map(({ hash }) => hash)).toEqual(sections.map(({ id }) => `#${id}`));
    expect(links().map(textOf)).toEqual(sections.map((section) => textOf(section.querySelector('h2') as Element)));
  });

  it('mark only the section chosen last, even if the page has not reached it', async () => {
    onWideScreen();
    const { router } = await openTerms();
    for (const name of ['Changes to these terms', 'Games', 'Changes to these terms']) {
      choose(name);
      await waitFor(() => expect(marked()).toEqual([name]));
      expect(document.activeElement?.textContent).toBe(name);
      // The page scrolls there after the link.
      act(() => readSection(2));
      expect(marked()).toEqual([name]);
    }
    expect(router.state.location.hash).toBe('#changes');
  });

  it("follow the reader's scrolling of any kind", async () => {
    onWideScreen();
    await openTerms();
    const titles = [...document.querySelectorAll('section[id] h2')].map(textOf);
    for (const [index, move] of [fireEvent.wheel, fireEvent.keyDown, fireEvent.touchMove].entries()) {
      choose('Changes to these terms');
      await waitFor(() => expect(marked()).toEqual(['Changes to these terms']));
      move(window);
      act(() => readSection(index + 1));
      expect(marked()).toEqual([titles[index + 1]]);
    }
    act(() => readSection(0));
    expect(marked()).toEqual([titles[0]]);
  });

  it('mark the section that the address names', async () => {
    onWideScreen();
    await openTerms('/terms#liability');
    await waitFor(() => expect(marked()).toEqual([document.querySelector('#liability h2')?.textContent]));
  });

  it('are a block on narrow screens that closes on a choice and names the current section', async () => {
    await openTerms();
    const block = document.querySelector('details') as HTMLDetailsElement;
    block.open = true;
    choose('Changes to these terms');
    expect(block.open).toBe(false);
    const summary = block.querySelector('summary') as Element;
    await waitFor(() => expect(summary.textContent).toBe('ContentsChanges to these terms'));
  });
});
