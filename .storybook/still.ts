/** Ends all that moves, until what it returns is called: colours on their way would be measured, or drawn, half-way. */
export function holdStill(more = ''): () => void {
  const still = document.createElement('style');
  still.textContent = `*,*::before,*::after{transition:none!important;animation:none!important;scroll-behavior:auto!important}${more}`;
  document.head.append(still);
  return () => still.remove();
}
