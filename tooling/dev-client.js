// Runs in the page, at the top of a remote's entry, in development builds only: reloads the page after the next
// build, and repeats in the console what went wrong with one. `[fullhash]` is filled in by the build.
{
  const source = new URL('/events', document.currentScript.src).href;
  const key = `__live_reload_${source}`;
  // The shell asks for an entry again when it failed: one connection is enough.
  if (!globalThis[key]) {
    const events = new EventSource(source);
    globalThis[key] = events;
    events.addEventListener('built', ({ data }) => {
      if (data !== '[fullhash]') window.location.reload();
    });
    events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
  }
}
