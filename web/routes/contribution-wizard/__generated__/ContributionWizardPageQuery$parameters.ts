/**
 * @generated SignedSource<<25947c43d8987f9302e1d8a4adb53491>>
 * @relayHash 2c589536628c7c1049d2125a9782e722
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6482cca82b49212d989e694730a45cbaaf0a569eca573292661e7fc7b7657ad7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6482cca82b49212d989e694730a45cbaaf0a569eca573292661e7fc7b7657ad7",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
