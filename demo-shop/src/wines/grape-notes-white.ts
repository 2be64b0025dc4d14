/** Tasting notes of white grapes, `[Spanish, English]`; a wine takes one. */
export const WHITE_NOTES = {
  sauvignon: [
    [
      'Pomelo, ají verde y pasto recién cortado. Acidez eléctrica y un final de sal que pide ostras.',
      'Grapefruit, green chilli and freshly cut grass. Electric acidity and a salty finish that asks for oysters.',
    ],
    [
      'Lima, hoja de tomate y maracuyá apenas. Filoso y largo, con una textura de tiza que sorprende.',
      'Lime, tomato leaf and just a little passion fruit. Sharp and long, with a surprising chalky texture.',
    ],
    [
      'Piel de limón y hierbas de jardín. Entra derecho, limpia la boca y se va dejando ganas.',
      'Lemon peel and garden herbs. It goes straight in, cleans the mouth and leaves you wanting more.',
    ],
  ],
  chardonnay: [
    [
      'Manzana asada, avellana y mantequilla. Boca amplia con columna de acidez y un final tostado.',
      'Baked apple, hazelnut and butter. A broad palate with a spine of acidity and a toasted finish.',
    ],
    [
      'Pera, limón confitado y piedra mojada. La textura envuelve y la sal la corta a tiempo.',
      'Pear, candied lemon and wet stone. The texture wraps around and the salt cuts it in time.',
    ],
    [
      'Durazno blanco, almendra y brioche. Cremoso y preciso, con más largo que peso.',
      'White peach, almond and brioche. Creamy and precise, with more length than weight.',
    ],
  ],
  riesling: [
    [
      'Lima, durazno y un toque de pizarra. Acidez vibrante, cuerpo ligero y un final que no termina.',
      'Lime, peach and a touch of slate. Vibrant acidity, light body and a finish that does not end.',
    ],
    [
      'Manzana verde, flor de tilo y piedra. Seco y afilado, de los blancos que mejoran guardados.',
      'Green apple, lime blossom and stone. Dry and sharp, one of the whites that improve with keeping.',
    ],
  ],
  viognier: [
    [
      'Damasco, acacia y miel de campo. Untuoso al medio, con un amargo floral que lo equilibra.',
      'Apricot, acacia and country honey. Unctuous in the middle, with a floral bitterness for balance.',
    ],
  ],
  gewurz: [
    [
      'Lichi, agua de rosas y jengibre. Perfumado sin empalagar, seco al final.',
      'Lychee, rose water and ginger. Perfumed without cloying, dry at the end.',
    ],
  ],
  semillon: [
    [
      'Cera, limón amarillo y heno. Boca ancha y calma, con un final de nuez que crece en la copa.',
      'Wax, yellow lemon and hay. A broad, calm palate with a nutty finish that grows in the glass.',
    ],
  ],
  moscatel: [
    [
      'Azahar, mandarina y uva fresca. Aromático y seco, con un tanino leve de piel.',
      'Orange blossom, mandarin and fresh grape. Aromatic and dry, with a light tannin from the skins.',
    ],
  ],
  chenin: [
    [
      'Membrillo, manzana y miel liviana. Tenso al principio, meloso al final y siempre con sed.',
      'Quince, apple and light honey. Tense at first, honeyed at the end and always thirsty.',
    ],
  ],
  albarino: [
    [
      'Durazno, cáscara de limón y sal. Acidez marina, textura jugosa y un final limpio.',
      'Peach, lemon peel and salt. Sea-breeze acidity, juicy texture and a clean finish.',
    ],
  ],
  torrontes: [
    [
      'Jazmín, durazno y piel de naranja. La nariz promete dulce y la boca responde seca.',
      'Jasmine, peach and orange peel. The nose promises sweetness and the palate answers dry.',
    ],
  ],
  glera: [
    [
      'Pera, flor de acacia y manzana verde. Burbuja ligera, trago fresco y ninguna complicación.',
      'Pear, acacia blossom and green apple. A light bead, a fresh sip and no complications.',
    ],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;
