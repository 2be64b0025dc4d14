/** Signatures of documents and envelopes: XMLDSig with SHA-1, as the tax office's schema fixes it. */
import { createPublicKey } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import type { SigningKey } from './certificate.ts';

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';
const SHA1 = `${XMLDSIG}sha1`;

const base64 = (base64url = ''): string => Buffer.from(base64url, 'base64url').toString('base64');

/** Key and certificate, for receivers who check the signature. */
const keyInfoOf = ({ privateKey, x509 }: SigningKey): string => {
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' });
  const key = `<KeyValue><RSAKeyValue><Modulus>${base64(n)}</Modulus><Exponent>${base64(e)}</Exponent></RSAKeyValue></KeyValue>`;
  return `${key}<X509Data><X509Certificate>${x509.raw.toString('base64')}</X509Certificate></X509Data>`;
};

const signerOf = (key: SigningKey): SignedXml =>
  new SignedXml({
    privateKey: key.privateKey,
    canonicalizationAlgorithm: C14N,
    signatureAlgorithm: `${XMLDSIG}rsa-sha1`,
    getKeyInfoContent: () => keyInfoOf(key),
  });

/**
 * Signs the element with this ID and puts the signature at the end of its parent. The rest of the text stays as it is:
 * the library would write the stamp anew, and its signature is over its bytes.
 * @param xml whole text, in which the element and its parent occur once
 */
export function sign(xml: string, id: string, parent: string, key: SigningKey): string {
  const signer = signerOf(key);
  signer.addReference({
    xpath: `//*[@ID='${id}']`,
    uri: `#${id}`,
    transforms: [C14N],
    digestAlgorithm: SHA1,
  });
  signer.computeSignature(xml, {
    location: { reference: `//*[local-name(.)='${parent}']`, action: 'append' },
  });
  const end = xml.lastIndexOf(`</${parent}>`);
  return xml.slice(0, end) + signer.getSignatureXml() + xml.slice(end);
}

/** Signs a text as a whole, e.g. the seed of a token. It must have neither a stamp nor escaped signs. */
export function signWhole(xml: string, key: SigningKey): string {
  const signer = signerOf(key);
  signer.addReference({
    xpath: '/*',
    isEmptyUri: true,
    transforms: [`${XMLDSIG}enveloped-signature`],
    digestAlgorithm: SHA1,
  });
  signer.computeSignature(xml);
  return signer.getSignedXml();
}

/** All signatures in the file, in their order. */
const signaturesIn = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  return Array.from(document.getElementsByTagNameNS(XMLDSIG, 'Signature'));
};

/**
 * IDs of the elements whose signatures fit, '' for the whole file. The key is the one in the signature, so the caller
 * decides whose certificate counts.
 * @throws Error when a signature does not fit or the file is not XML
 */
export function checkSignatures(xml: string): { id: string; certificate: string }[] {
  return signaturesIn(xml).map((node) => {
    const certificate =
      node.getElementsByTagName('X509Certificate')[0]?.textContent?.replaceAll(/\s/g, '') ?? '';
    const pem = `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----`;
    const checker = new SignedXml({ publicCert: pem });
    checker.loadSignature(node.toString());
    if (!checker.checkSignature(xml)) throw new Error('A signature does not fit the text.');
    const [reference] = checker.getReferences();
    return { id: reference?.uri.replace('#', '') ?? '', certificate };
  });
}
