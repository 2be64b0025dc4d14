import { createPrivateKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isStampValid, signStamp } from './stamp.ts';

/** Example of the tax office's certification manual, page 25. The key is published and protects nothing. */
const EXAMPLE = {
  key: 'MIIBOwIBAAJBANGuDuim8fEI9yuIlkj+MOyp3mWHifoP6a4oWLSBKJSrd3MpEsZdczvL0l7t/e0IU5rF+0gRLnU1Mfvtsw1wYWcCAQMCQQCLyV9FxKFLW09yWw7bVCCdxpRDr7FRX/EexZB4VhsNxm/vtJfDZyYle0Lfy42LlcsXxPm1w6Q6NnjuW+AeBy67AiEA7iMi5q5xjswqq+49RP55o//jqdZL/pC9rdnUKxsNRMMCIQDhaHdIctErN2hCIP9knS3+9zra4R+5jSXOvI+3xVhWjQIhAJ7CF0R0S7SIHHKe04NUURf/7RvkMqm108k74sdnXi3XAiEAlkWk2vc2HM+a1sCqQxNz/098ketqe7NuidMKeoOQObMCIQCkFAMS9IcPcMjk7zI2r/4EEW63PSXyN7MFAX7TYe25mw==',
  data: '<DD><RE>97975000-5</RE><TD>33</TD><F>27</F><FE>2003-09-08</FE><RR>8414240-9</RR><RSR>JORGE GONZALEZ LTDA</RSR><MNT>502946</MNT><IT1>Cajon AFECTO</IT1><CAF version="1.0"><DA><RE>97975000-5</RE><RS>RUT DE PRUEBA</RS><TD>33</TD><RNG><D>1</D><H>200</H></RNG><FA>2003-09-04</FA><RSAPK><M>0a4O6Kbx8Qj3K4iWSP4w7KneZYeJ+g/prihYtIEolKt3cykSxl1zO8vSXu397QhTmsX7SBEudTUx++2zDXBhZw==</M><E>Aw==</E></RSAPK><IDK>100</IDK></DA><FRMA algoritmo="SHA1withRSA">g1AQX0sy8NJugX52k2hTJEZAE9Cuul6pqYBdFxj1N17umW7zG/hAavCALKByHzdYAfZ3LhGTXCai5zNxOo4lDQ==</FRMA></CAF><TSTED>2003-09-08T12:28:31</TSTED></DD>',
  signature: 'pqjXHHQLJmyFPMRvxScN7tYHvIsty0pqL2LLYaG43jMmnfiZfllLA0wb32lP+HBJ/tf8nziSeorvjlx410ZImw==',
};

describe('the stamp', () => {
  it("has the signature of the tax office's own example", () => {
    const key = createPrivateKey({ key: Buffer.from(EXAMPLE.key, 'base64'), format: 'der', type: 'pkcs1' });
    expect(signStamp(EXAMPLE.data, key)).toBe(EXAMPLE.signature);
  });

  it('is checked with the key that stands in it', () => {
    const stamp = `<TED version="1.0">${EXAMPLE.data}<FRMT algoritmo="SHA1withRSA">${EXAMPLE.signature}</FRMT></TED>`;
    expect(isStampValid(stamp)).toBe(true);
    expect(isStampValid(stamp.replace('502946', '502947'))).toBe(false);
    expect(isStampValid('<TED></TED>')).toBe(false);
  });
});
