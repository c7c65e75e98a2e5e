/** A mouse in a play: the pointer's and the drag's events as Chromium sends them, with one store of what is carried. */
export async function pressed(element: Element) {
  const carried = new DataTransfer();
  // What a script makes itself keeps 'none', whatever is written to it.
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
  // The library marks what is dragged once the browser has taken its picture.
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
