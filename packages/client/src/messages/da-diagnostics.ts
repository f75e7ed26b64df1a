/** What the screen of facts says in Danish, which comes with it; other languages are whole. */
export const daDiagnostics = {
  'diagnostics.version': 'Version',
  'diagnostics.device': 'Apparat',
  'diagnostics.engine': 'Browser',
  'diagnostics.role': 'Rolle',
  'diagnostics.language': 'Sprog',
  'diagnostics.network': 'Netværk',
  'diagnostics.errors': 'Seneste fejl',
  'diagnostics.frames': 'Billeder',
  'diagnostics.memory': 'Hukommelse',
  'diagnostics.code': 'Kode til support',
  'diagnostics.position': '{position} af {count}',
} as const;
