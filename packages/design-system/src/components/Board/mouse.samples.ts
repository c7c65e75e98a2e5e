/** A mouse for plays: fires pointer and drag events as Chromium does, with one shared data store. */
export async function pressed(element: Element) {
  const carried = new DataTransfer();
  // In an event that a script creates, `effectAllowed` ignores writes and stays 'none'.
  Object.defineProperty(carried, 'effectAllowed', { value: 'all', writable: true });
  let under = element;
  function send(target: Element, type: string) {
    const { left, top, width, height } = target.getBoundingClientRect();
    const place = { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
    const event = type.startsWith('pointer')
      ? new PointerEvent(type, { ...place, pointerType: 'mouse', width: 1, height: 1, pressure: 0.5, button: 0 })
      : new DragEvent(type, { ...place, dataTransfer: carried });
    target.dispatchEvent(event);
  }
  send(element, 'pointerdown');
  send(element, 'dragstart');
  send(element, 'pointercancel');
  // React-aria marks the dragged element one frame later, after the browser has taken the drag image.
  await new Promise(requestAnimationFrame);
  return {
    moveTo(target: Element) {
      send(target, 'dragenter');
      send(under, 'dragleave');
      under = target;
      send(target, 'dragover');
    },
    letGo() {
      send(under, 'drop');
      send(element, 'dragend');
    },
  };
}
