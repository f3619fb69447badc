/** Done once the next frame has been painted: the task after its animation callbacks comes after it. */
export function framed() {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(undefined)
      port2.postMessage(null)
    })
  })
}
