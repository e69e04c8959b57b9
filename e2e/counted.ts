// A page used as a person would, who clicks and types: both are counted.
import type { Locator, Page } from '@playwright/test';

export class CountedPage {
  readonly page: Page;
  clicks = 0;
  keystrokes = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** One click into the field, then a keystroke for each character. An input method needs more for Chinese; nobody counts them alike. */
  async type(field: Locator, text: string): Promise<void> {
    this.clicks += 1;
    this.keystrokes += [...text].length;
    await field.fill(text);
  }

  /** Opens the list and picks from it. */
  async choose(list: Locator, entry: { index: number } | { label: string }): Promise<void> {
    this.clicks += 2;
    await list.selectOption(entry);
  }

  /** Opens the chooser, picks a file and confirms. */
  async upload(input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.clicks += 3;
    await input.setInputFiles(file);
  }

  toString(): string {
    return `${this.clicks} clicks, ${this.keystrokes} keystrokes`;
  }
}
