/** Stops all animation until the returned function is called: otherwise colours would be measured or drawn half-way. */
export function holdStill(more = ''): () => void {
  const still = document.createElement('style');
  still.textContent = `*,*::before,*::after{transition:none!important;animation:none!important;scroll-behavior:auto!important}${more}`;
  document.head.append(still);
  return () => still.remove();
}
