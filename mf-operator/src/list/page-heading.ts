/** The heading of the page, able to take the focus of what is gone with nothing beside it. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('h1');
  // It takes the focus of this one time, and is no stop for the keyboard.
  if (heading) heading.tabIndex = -1;
  return heading;
}
